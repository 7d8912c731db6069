import { describe, expect, it } from '@jest/globals';
import { renderBlocks, renderMarkdown } from './markdown';

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

  it('keeps a number and its unit on one line', () => {
    expect(renderMarkdown('By 4:00 PM, at least $1.25 million, 5 per cent')).toBe(
      '<p>By 4:00\u00a0PM, at least $1.25\u00a0million, 5\u00a0per cent</p>',
    );
    expect(renderMarkdown('`Get 4 PM`')).toBe('<p><code>Get 4 PM</code></p>');
  });

  it('shows no pictures, which could be on another site or missing', () => {
    expect(renderMarkdown('![x](https://elsewhere.example/x.png)')).not.toContain('<img');
  });

  it('makes a wide table reachable by keyboard', () => {
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(
      /^<div class="table" role="group" aria-label="Table" tabindex="0"><table>/,
    );
    expect(renderMarkdown('## Bids {#Bids}\n\n| a |\n|---|\n| 1 |')).toContain('aria-labelledby="Bids"');
  });
});

describe('ids of headings', () => {
  function idsIn(markdown: string): string[] {
    return [...renderMarkdown(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  }

  it('never equal those of the page and its scripts', () => {
    expect(idsIn('## Main\n\n## Roads {#main}\n\n## Frame {#___gatsby}\n\n## x {#dataLayer}')).toEqual([
      'main-1',
      'roads',
      'frame',
      'x',
    ]);
  });

  it('cannot break out of an attribute', () => {
    const html = renderMarkdown('## Prices {#x"onfocus="alert(1)"autofocus="}\n\n| a |\n|---|\n| 1 |');
    expect(html).toContain('<h2 id="prices">Prices</h2>');
    expect(html).toContain('aria-labelledby="prices"');
    expect(html).not.toContain('alert');
  });

  it('are unique, and those of the editor stay', () => {
    expect(idsIn('## Bids\n\n## Bids\n\n## Offers {#bids}\n\n## ?')).toEqual([
      'bids-1',
      'bids-2',
      'bids',
      'part',
    ]);
    expect(idsIn('## One {#Same}\n\n## Two {#Same}')).toEqual(['Same', 'two']);
  });

  it('are kept on headings only', () => {
    expect(idsIn('Text {#here}\n\n- item {#there}\n\n*word*{#x}\n\n[link](/faq/){#y}')).toEqual([]);
  });
});

describe('tables', () => {
  const html = renderMarkdown(
    [
      '| Lot | Acres | High bid | Per acre |',
      '| --- | ----: | -------: | -------: |',
      '| 1 | 319.5 | $770,000 | $2,410 |',
      '| Together {sum} | 319.5 | $770,000 | $2,410 |',
      '| En bloc {bloc} | 319.5 | $800,000 | $2,503 |',
    ].join('\n'),
  );

  it('have a heading in each row and column', () => {
    expect(html).toContain('<th scope="row">1</th>');
    expect(html).toContain('<th scope="row">En bloc</th>');
    expect(html).toContain('<th class="r" scope="col">Acres</th>');
  });

  it('show the first column of prices in the display face, no other', () => {
    expect(html).toContain('<td class="r fig">$770,000</td>');
    expect(html).toContain('<td class="r">$2,410</td>');
    expect(html).toContain('<td class="r">319.5</td>');
  });

  it('mark the rows that the editor marks', () => {
    expect(html.match(/<tr class="\w+">/g)).toEqual(['<tr class="sum">', '<tr class="bloc">']);
  });

  it('have no style attributes, which the policy forbids', () => {
    expect(html).not.toContain('style=');
  });
});

describe('renderBlocks', () => {
  it('cuts a text at its notes and plans', () => {
    const text = [
      'First.',
      '::: plans souris-flats goose-lake-plain',
      '**Left:** en bloc.',
      ':::',
      '::: note Before you bid',
      'Call us.',
      ':::',
      'Last.',
    ].join('\n\n');
    expect(renderBlocks(text, [])).toEqual([
      { kind: 'text', html: '<p>First.</p>' },
      {
        kind: 'plans',
        sales: ['souris-flats', 'goose-lake-plain'],
        html: '<p><strong>Left:</strong> en bloc.</p>',
      },
      { kind: 'note', title: 'Before you bid', html: '<p>Call us.</p>' },
      { kind: 'text', html: '<p>Last.</p>' },
    ]);
  });

  it('has no blocks for an empty text', () => {
    expect(renderBlocks('', [])).toEqual([]);
  });
});

describe('terms of the glossary', () => {
  const terms = [
    { slug: 'easement', forms: ['Easement', 'easements'] },
    { slug: 'conservation-easement', forms: ['Conservation easement'] },
    { slug: 'rm', forms: ['R.M.'] },
    { slug: 'fee', forms: ["Buyer's fee"] },
  ];

  function linksIn(markdown: string): string[] {
    const html = renderBlocks(markdown, terms).map((block) => block.html);
    return [...html.join('').matchAll(/<a href="\/glossary\/#([\w-]+)">([^<]*)<\/a>/g)].map(
      ([, slug = '', word = '']) => `${slug}: ${word}`,
    );
  }

  it('are linked where they are first used, whatever their case and form', () => {
    expect(linksIn('Easements come first. An easement is a right.\n\nEasement.')).toEqual([
      'easement: Easements',
    ]);
  });

  it('use the longest term that matches', () => {
    expect(linksIn('A conservation easement, not an easement.')).toEqual([
      'conservation-easement: conservation easement',
      'easement: easement',
    ]);
  });

  it('are whole words, also with dots and apostrophes', () => {
    expect(linksIn('The easementlike R.M. has a buyer\u0027s fee.')).toEqual([
      'rm: R.M.',
      'fee: buyer’s fee',
    ]);
  });

  it('stay as they are in headings, links and the heads of tables, and count in notes', () => {
    expect(
      linksIn(
        '## Easement\n\n[easement](/faq/)\n\n| Easement |\n|---|\n| x |\n\n::: note Easement\n**An easement.**\n:::',
      ),
    ).toEqual(['easement: easement']);
  });
});
