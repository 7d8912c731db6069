import { describe, expect, it } from '@jest/globals';
import { formatClockTime, isoDuration, formatApproximateDuration, formatDuration } from './duration';

describe('formatClockTime', () => {
  it('counts hours only where there are any', () => {
    expect([0, 64, 754, 3723].map(formatClockTime)).toEqual(['0:00', '1:04', '12:34', '1:02:03']);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0 seconds'],
    [13.9, '13 seconds'],
    [61, '1 minute 1 second'],
    [2301, '38 minutes 21 seconds'],
    [3600, '1 hour'],
    [7384, '2 hours 3 minutes 4 seconds'],
  ])('%s seconds are read out as %s', (seconds, spoken) => {
    expect(formatDuration(seconds)).toBe(spoken);
  });
});

describe('formatApproximateDuration', () => {
  it('tells the seconds of short recordings', () => {
    expect([45, 60, 61, 97].map(formatApproximateDuration)).toEqual([
      '45 seconds',
      '1 minute',
      '1 minute 1 second',
      '1 minute 37 seconds',
    ]);
  });

  it('rounds longer ones to the minute', () => {
    expect([600, 2299, 3599, 3900].map(formatApproximateDuration)).toEqual([
      '10 minutes',
      '38 minutes',
      '1 hour',
      '1 hour 5 minutes',
    ]);
  });
});

describe('isoDuration', () => {
  it('is written as ISO 8601 has it', () => {
    expect([0, 45, 97, 3600, 3723].map(isoDuration)).toEqual([
      'PT0S',
      'PT45S',
      'PT1M37S',
      'PT1H',
      'PT1H2M3S',
    ]);
  });
});
