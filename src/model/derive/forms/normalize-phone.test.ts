import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { normalizePhone } from './normalize-phone';

const digits = fc.stringMatching(/^\d{10}$/);

describe('normalizePhone', () => {
  it.each([
    '780 555 0199',
    '(780) 555-0199',
    '780.555.0199',
    '780-555-0199 ',
    '7805550199',
    'cell: 780/555/0199',
    '+1 (780) 555-0199',
    '(+1) 780 555 0199',
    '+17805550199',
  ])('takes %s', (typed) => {
    expect(normalizePhone(typed)).toBe('+17805550199');
  });

  it.each([
    '',
    'none',
    '555 0199',
    '780 555 019',
    '780 555 0199 x12',
    '1 780 555 0199',
    '+44 20 7946 0958 1',
  ])('refuses %j, where other than ten digits are left', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });

  it('takes ten digits with anything else between them', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.stringMatching(/^[ ().\-/a-z\u00A0\u2011]{0,3}$/), { maxLength: 11 }),
        (number, between) => {
          const typed = Array.from(number, (digit, index) => `${between[index] ?? ''}${digit}`).join('');
          expect(normalizePhone(typed)).toBe(`+1${number}`);
        },
      ),
    );
  });

  it('leaves a number that is clean already', () => {
    fc.assert(
      fc.property(digits, (number) => {
        expect(normalizePhone(`+1${number}`)).toBe(`+1${number}`);
      }),
    );
  });

  it('never gives anything else than +1 and ten digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(normalizePhone(typed) ?? '+10000000000').toMatch(/^\+1\d{10}$/);
      }),
    );
  });
});
