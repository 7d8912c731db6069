import { describe, expect, it } from '@jest/globals';
import { registrationProps } from './registration';

const registerBy = '2026-12-08T16:00:00-07:00';

describe('registrationProps', () => {
  it.each([
    ['2026-12-08T22:59:59Z', 0],
    ['2026-12-08T23:00:00Z', 1],
  ])('at %s has %i passed deadlines', (now, passedCount) => {
    expect(registrationProps({ registerBy }, 'Dale Kowalchuk', new Date(now), TEXTS)).toEqual({
      deadlines: [{ at: '2026-12-08T23:00:00.000Z' }],
      passedCount,
      text: 'Registration has closed. Call Dale Kowalchuk at',
    });
  });

  it('never closes without a deadline, and names the company where a sale has no contact', () => {
    expect(registrationProps({}, undefined, new Date('2026-12-09T00:00:00Z'), TEXTS)).toEqual({
      deadlines: [],
      passedCount: 0,
      text: 'Registration has closed. Call us at',
    });
  });
});
