import { describe, expect, it } from '@jest/globals';
import { clockSector, roundClock } from './round-clock';

describe('clockSector', () => {
  it('runs clockwise from twelve', () => {
    expect(clockSector(0, 15)).toBe('M0 0L0 -44A44 44 0 0 1 44 0z');
    expect(clockSector(30, 15)).toBe('M0 0L0 44A44 44 0 0 1 -44 0z');
  });

  it('takes the long way beyond half an hour, and ends before it is a whole turn', () => {
    expect(clockSector(0, 45)).toBe('M0 0L0 -44A44 44 0 1 1 -44 0z');
    expect(clockSector(0, 60)).toMatch(/^M0 0L0 -44A44 44 0 1 1 0 -44z$/);
  });

  it('is empty for no time', () => {
    expect(clockSector(20, 0)).toBe('');
  });
});

describe('roundClock', () => {
  it('has its hands at the close', () => {
    expect(roundClock(15, 0, 15).hands).toBe('M24 0L0 0L0 -36');
    expect(roundClock(9, 30, 15).hands).toBe('M-23.2 -6.2L0 0L0 36');
  });
});
