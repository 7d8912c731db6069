import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { deviceOffsetMinutes } from '../../lib/device-clock';
import { DeviceTime } from './DeviceTime';

const [startsAt, endsAt] = ['2026-03-06T18:00:00Z', '2026-03-09T18:00:00Z'];

/** Whether the time of this device has an end, by the offset that the page has there. */
function hasEnd(endOffsetMinutes?: number): boolean {
  const offsetMinutes = deviceOffsetMinutes(new Date(startsAt)) - 60;
  const end = endOffsetMinutes === undefined ? {} : { endOffsetMinutes };
  const span = { startsAt, endsAt, offsetMinutes, ...end };
  return renderToStaticMarkup(<DeviceTime {...span} />).includes(' to ');
}

it('compares the end of a span with the clock of the page at the end', () => {
  expect([hasEnd(), hasEnd(deviceOffsetMinutes(new Date(endsAt)))]).toEqual([true, false]);
});
