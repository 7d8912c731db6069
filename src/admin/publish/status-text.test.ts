import { describe, expect, it } from '@jest/globals';
import type { RebuildStatus } from './rebuild-api';
import { nextChangeText, statusText } from './status-text';

const idle: RebuildStatus = {
  state: 'idle',
  queued: false,
  startedAt: null,
  step: null,
  log: [],
  last: null,
  nextChangeAt: null,
};
const building: RebuildStatus = { ...idle, state: 'building', startedAt: '2026-11-23T18:00:00Z' };
const ended = {
  result: 'published',
  release: '000013',
  message: null,
  endedAt: '2026-11-23T18:05:00Z',
} as const;

describe('statusText', () => {
  it.each([
    [idle, /^Nothing is being published/],
    [{ ...idle, queued: true }, /^Waiting for the build/],
    [building, /^Publishing, since .*\. Starting the build\.$/],
    [{ ...building, step: 'Checking the content' }, /\. Checking the content\.$/],
    [{ ...building, queued: true }, /Another build follows/],
    [{ ...idle, last: ended }, /^Published on .* as release 000013\. Visitors see the new site\.$/],
    [{ ...idle, last: { ...ended, release: null } }, /^Published on [^a]*(?:a\.m\.|p\.m\.)?\. Visitors/],
    [
      { ...idle, last: { ...ended, result: 'failed' as const } },
      /^Publishing failed on .*The site stays as it was/,
    ],
    // The running build is reported, not the one before it.
    [{ ...building, last: ended }, /^Publishing, since/],
  ])('tells an editor about %j', (status, expected) => {
    expect(statusText(status)).toMatch(expected);
  });
});

describe('nextChangeText', () => {
  it('says when the site changes by schedule, or is null', () => {
    expect(nextChangeText(idle)).toBeNull();
    expect(nextChangeText({ ...idle, nextChangeAt: '2026-12-01T15:00:00Z' })).toMatch(/Dec\.? 1, 2026/);
  });
});
