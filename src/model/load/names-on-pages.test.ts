import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ContentCopy } from './content-copy.example';

const copy = new ContentCopy();

beforeAll(copy.create);
afterAll(copy.delete);

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  await copy.edit(file, (source) => source.replaceAll(from, to));
}

it('refuses names that pages have, categories listed twice, and headings and plans that are not there', async () => {
  await edit(
    'settings/site.yaml',
    '  - slug: your-account\n',
    '  - slug: main\n    title: M\n    short: M\n  - slug: buying-farmland\n    title: B\n    short: B\n  - slug: your-account\n',
  );
  await edit('sales/burnt-birch-ranch.yaml', 'parcel-3', 'documents');
  await edit('pages/sell.md', 'anchor: Private-Sale', 'anchor: Private-Sales');
  await copy.edit('sales/goose-lake-plain.yaml', (source) => source.replace('-W3M', '-W4M'));
  const loaded = await copy.load(new Date('2026-11-21T18:00:00Z'));
  const found = loaded.ok ? [] : loaded.failure;
  expect(found.map(({ file, field, message }) => `${file}, ${field}: ${message}`)).toEqual([
    'content/pages/sell.md, comparison › ways 2 › anchor: the page has no heading with the anchor {#Private-Sales}',
    'content/questions/sale-process/what-is-en-bloc-and-how-does-it-work.md, text: content/sales/goose-lake-plain.yaml has no plan',
    'content/sales/burnt-birch-ranch.yaml, parcels 3 › slug: "documents" is a name that the page itself uses',
    expect.stringMatching(/questionCategories \d › slug: "main" is a name that the page itself uses$/),
    expect.stringMatching(/questionCategories \d › slug: the category "buying-farmland" is listed twice$/),
  ]);
});
