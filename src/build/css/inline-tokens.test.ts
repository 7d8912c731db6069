import { describe, expect, it } from '@jest/globals';
import { inlineTokens, readFirstTokens, readTokens } from './inline-tokens';

const sheet =
  '@layer tokens{:root{--ink:#111;--edge-line:1px solid var(--ink);--head:5rem}@media (width < 9px){:root{--head:4rem}}}';

describe('readTokens', () => {
  it('finds properties that are set once on the root, with references among tokens resolved', () => {
    expect([...readTokens(sheet)]).toEqual([
      ['--ink', '#111'],
      ['--edge-line', '1px solid #111'],
    ]);
  });
});

describe('inlineTokens', () => {
  it('replaces tokens by their values and drops the declarations', () => {
    const css = `${sheet}.a{border:var(--edge-line);height:calc(var(--head) - 1px);top:var(--own, 0px)}`;
    expect(inlineTokens(css, readTokens(sheet))).toBe(
      '@layer tokens{:root{--head:5rem}@media (width < 9px){:root{--head:4rem}}}' +
        '.a{border:1px solid #111;height:calc(var(--head) - 1px);top:var(--own, 0px)}',
    );
  });

  it('leaves variables that a component sets for itself', () => {
    const css = '.a{--band:3rem;height:var(--band)}';
    expect(inlineTokens(css, readTokens(sheet))).toBe(css);
  });
});

describe('readFirstTokens', () => {
  it('takes the light theme of colours that a dark one sets again', () => {
    const themes = ':root{--ink:#000;--edge:1px solid var(--ink)}@media screen{:root{--ink:#fff}}';
    expect(Object.fromEntries(readFirstTokens(themes))).toEqual({
      '--ink': '#000',
      '--edge': '1px solid #000',
    });
  });
});
