import { describe, expect, it } from '@jest/globals';
import { lotNumbers, namesTogether } from './lot-numbers';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('lotNumbers', () => {
  it('joins a run of numbers and lists the others', () => {
    expect(lotNumbers(named('Parcel 3', 'Parcel 1', 'Parcel 2'))).toBe('1–3');
    expect(lotNumbers(named('Parcel 1', 'Parcel 3'))).toBe('1, 3');
  });

  it('gives the names where one has no number', () => {
    expect(lotNumbers(named('Home place', 'Parcel 2'))).toBe('Home place, Parcel 2');
  });
});

describe('namesTogether', () => {
  it('reads as part of a sentence', () => {
    expect(namesTogether(named('Parcel 1', 'Parcel 2', 'Parcel 3'))).toBe('parcel 1, parcel 2 and parcel 3');
    expect(namesTogether(named('Parcel 4'))).toBe('parcel 4');
  });
});
