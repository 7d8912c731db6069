import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './markdown';

describe('renderMarkdown', () => {
  it('gives headings an id, a fixed one where the editor asks for it', () => {
    expect(renderMarkdown('## L’été à Falher')).toContain('id="l-ete-a-falher"');
    expect(renderMarkdown('## Starting bids {#Starting-Bids}')).toBe(
      '<h2 id="Starting-Bids">Starting bids</h2>',
    );
  });

  it('shows HTML as text', () => {
    expect(renderMarkdown('<script>alert(1)</script>')).not.toContain('<script>');
    expect(renderMarkdown('Text {onclick=alert(1)}')).not.toContain('onclick="');
    expect(renderMarkdown('[x](javascript:alert(1))')).not.toContain('href');
  });

  it('makes a wide table reachable by keyboard', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
      /^<div class="table" role="region".*tabindex="0"><table>/,
    );
  });
});
