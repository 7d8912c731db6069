import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './phone';

describe('formatPhone', () => {
  it.each([
    ['+18662637480', '+1 (866) 263-7480'],
    ['+441632960123', '+441632960123'],
    ['7805550142', '+1 (780) 555-0142'],
    ['780 555 0142', '+1 (780) 555-0142'],
    ['1-780-555-0142', '+1 (780) 555-0142'],
    ['780 555 0142 x 7', '780 555 0142 x 7'],
    ['1866263748', '1866263748'],
    ['+1866263748', '+1866263748'],
  ])('writes %s as %s', (phone, written) => {
    expect(formatPhone(phone)).toBe(written);
  });
});
