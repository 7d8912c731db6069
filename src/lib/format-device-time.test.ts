import { expect, it } from '@jest/globals';
import { formatDeviceTime } from './format-device-time';

it('has the day and the time of the device, with a plain space', () => {
  const at = new Date(2026, 10, 22, 9, 14);
  expect(formatDeviceTime(at.toISOString())).toBe('November 22, 2026 at 9:14 AM');
});
