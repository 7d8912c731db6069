import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { ContentCopy } from './content-copy.example';

const copy = new ContentCopy();
const now = new Date('2026-11-21T18:00:00Z');

beforeAll(copy.create);
afterEach(copy.restore);
afterAll(copy.delete);

async function load() {
  const loaded = await copy.load(now);
  return loaded.ok
    ? { content: loaded.value, problems: [] }
    : { content: undefined, problems: loaded.failure };
}

it('gives texts the figures of sales, as they are after a correction', async () => {
  await copy.edit('sales/smoky-bend-farm.yaml', (source) =>
    source.replace('acceptedBid: 498000', 'acceptedBid: 499000'),
  );
  const { content } = await load();
  expect(content?.pages.sell.body).toContain('| $499,000');
  expect(content?.pages.sell.body).toContain('No block bid beat $2,445,000,');
  const sale = content?.sales.find(({ slug }) => slug === 'smoky-bend-farm');
  expect(sale?.description).toContain('$1,012,000, $499,000 and $934,000, together $2,445,000.');
});

it('reports the texts that name a price which is taken back', async () => {
  await copy.edit('sales/goose-lake-plain.yaml', (source) =>
    source.replace(/^ *acceptedBid: 1184000\n/m, ''),
  );
  const { problems } = await load();
  expect(problems.map(({ file, line }) => ({ file, line }))).toEqual([
    { file: 'content/questions/sale-process/how-does-the-bidding-process-work.md', line: 30 },
  ]);
});

it('has no price of a sale before it has closed', async () => {
  await copy.edit('sales/burnt-birch-ranch.yaml', (source) =>
    source
      .replace('startingBid: 840000', 'startingBid: 840000\n    acceptedBid: 900000')
      .replace(
        'The ranch has carried',
        'Parcel 1 sold for {burnt-birch-ranch/parcel-1.soldFor}. It has carried',
      ),
  );
  expect((await load()).problems).toMatchObject([
    {
      field: 'description',
      message: '{burnt-birch-ranch/parcel-1.soldFor} has no value: that parcel has not sold',
    },
  ]);
});

it('reports a sale that cannot be read once, and not each text that names its figures', async () => {
  await copy.edit('sales/smoky-bend-farm.yaml', (source) =>
    source.replace('timeZone: America/Edmonton', 'timeZone: Mars'),
  );
  const { problems } = await load();
  expect(problems.map(({ file }) => file)).toEqual(['content/sales/smoky-bend-farm.yaml']);
});
