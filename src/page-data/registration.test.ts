import { describe, expect, it } from '@jest/globals';
import { registrationProps } from './registration';

const saleContext = { sale: { registerBy: '2026-12-08T16:00:00-06:00' }, zone: 'America/Edmonton' };

describe('registrationProps', () => {
  it.each([
    ['2026-12-08T21:59:59Z', false, '2026-12-08T22:00:00.000Z'],
    ['2026-12-08T22:00:00Z', true, null],
  ])('at %s tells whether the deadline has passed: %s', (now, passed, deadline) => {
    expect(registrationProps(saleContext, 'Dale Kowalchuk', new Date(now), TEXTS)).toEqual({
      deadline,
      passed,
      openText: 'Register by Dec 8, 2026 at 4:00 PM ABT. After that, call Dale Kowalchuk at',
      closedText: 'Registration has closed. Call Dale Kowalchuk at',
    });
  });

  it('names the company if a sale has no contact', () => {
    const { closedText } = registrationProps(saleContext, undefined, new Date(0), TEXTS);
    expect(closedText).toBe('Registration has closed. Call us at');
  });

  it('never closes without a deadline', () => {
    const now = new Date('2026-12-09T00:00:00Z');
    expect(registrationProps({ ...saleContext, sale: {} }, 'Dale Kowalchuk', now, TEXTS)).toMatchObject({
      deadline: null,
      passed: false,
      closedText: '',
    });
  });
});
