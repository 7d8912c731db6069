import { describe, expect, it } from '@jest/globals';
import { contentMoment } from './environment';

describe('contentMoment', () => {
  it('is noon on the prairies of a given day, or a given instant', () => {
    expect(contentMoment({ CONTENT_DATE: '2026-11-21' }).toISOString()).toBe('2026-11-21T18:00:00.000Z');
    expect(contentMoment({ CONTENT_DATE: '2026-11-21T15:00:00-06:00' }).toISOString()).toBe(
      '2026-11-21T21:00:00.000Z',
    );
  });

  it('is now without a day', () => {
    expect(Math.abs(contentMoment({}).getTime() - Date.now())).toBeLessThan(1000);
  });

  it('says what to write when the day is none', () => {
    expect(() => contentMoment({ CONTENT_DATE: 'tomorrow' })).toThrow('CONTENT_DATE is "tomorrow"');
  });
});
