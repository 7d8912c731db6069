import { describe, expect, it } from '@jest/globals';
import { buildVersionKey, shouldReload } from './build-version';

const loaded = { scripts: 'ae60', content: '{"sales":[1]}' };

describe('shouldReload', () => {
  it('leaves the page alone while nothing has changed', () => {
    expect(shouldReload(loaded, { ...loaded }, null)).toBe(false);
  });

  it('reloads for new content and new scripts', () => {
    expect(shouldReload(loaded, { ...loaded, content: '{"sales":[2]}' }, null)).toBe(true);
    expect(shouldReload(loaded, { ...loaded, scripts: 'bf71' }, null)).toBe(true);
  });

  it('reloads once for each change', () => {
    const published = { ...loaded, content: '{"sales":[2]}' };
    expect(shouldReload(loaded, published, buildVersionKey(published))).toBe(false);
    expect(shouldReload(loaded, { ...loaded, content: '{"sales":[3]}' }, buildVersionKey(published))).toBe(
      true,
    );
  });
});
