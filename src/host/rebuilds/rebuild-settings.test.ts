import { describe, expect, it } from '@jest/globals';
import { readRebuildSettings } from './rebuild-settings';

const REBUILD_SECRET = 'sixteen letters.';

describe('readRebuildSettings', () => {
  it('is off without a secret and a token', () => {
    expect(readRebuildSettings({ RELEASES_DIR: 'releases', REBUILD_SECRET: '' })).toBeNull();
  });

  it('has defaults for the rest', () => {
    expect(readRebuildSettings({ RELEASES_DIR: 'releases', REBUILD_SECRET })).toEqual({
      secret: REBUILD_SECRET,
      token: null,
      command: 'npm run release',
      deadlineMs: 1_800_000,
    });
  });

  it('says what is missing, and repeats no secret', () => {
    expect(() => readRebuildSettings({ REBUILD_SECRET })).toThrow('need RELEASES_DIR');
    expect(() => readRebuildSettings({ REBUILD_TOKEN: 'short' })).toThrow(
      /^REBUILD_TOKEN has to have 16 letters or more\.$/,
    );
    expect(() => readRebuildSettings({ REBUILD_MINUTES: '0' })).toThrow('REBUILD_MINUTES has to be a number');
  });
});
