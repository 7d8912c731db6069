import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { deviceOffsetMinutes } from '../../lib/device-clock';
import { DeviceTime } from './DeviceTime';

const [startsAt, endsAt] = ['2026-03-06T18:00:00Z', '2026-03-09T18:00:00Z'];

/** Returns whether the time of this device has an end, for the page's offset at the end. */
function hasEnd(endOffsetMinutes?: number): boolean {
  const offsetMinutes = deviceOffsetMinutes(new Date(startsAt)) - 60;
  const end = endOffsetMinutes === undefined ? {} : { endOffsetMinutes };
  const span = { startsAt, endsAt, offsetMinutes, ...end };
  return renderToStaticMarkup(<DeviceTime {...span} />).includes(' to ');
}

it('compares the end of a span with the page’s offset at the end', () => {
  expect([hasEnd(), hasEnd(deviceOffsetMinutes(new Date(endsAt)))]).toEqual([true, false]);
});
