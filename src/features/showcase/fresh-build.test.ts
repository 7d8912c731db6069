import { describe, expect, it } from '@jest/globals';
import { markText, wantsReload } from './fresh-build';

const loaded = { scripts: 'ae60', content: '{"sales":[1]}' };

describe('wantsReload', () => {
  it('leaves the page alone while nothing has changed', () => {
    expect(wantsReload(loaded, { ...loaded }, null)).toBe(false);
  });

  it('wants new content and new scripts', () => {
    expect(wantsReload(loaded, { ...loaded, content: '{"sales":[2]}' }, null)).toBe(true);
    expect(wantsReload(loaded, { ...loaded, scripts: 'bf71' }, null)).toBe(true);
  });

  it('tries once for each change', () => {
    const published = { ...loaded, content: '{"sales":[2]}' };
    expect(wantsReload(loaded, published, markText(published))).toBe(false);
    expect(wantsReload(loaded, { ...loaded, content: '{"sales":[3]}' }, markText(published))).toBe(true);
  });
});
