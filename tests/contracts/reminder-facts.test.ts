import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeReminderFacts } from '../../src/build/reminders/reminder-facts';
import { createFactsReader } from '../../src/host/reminders/facts-reader';
import type { Sale } from '../../src/model/schema/sale';
import { exampleReminderSale } from '../../src/model/derive/reminder-sale.example';
import { exampleParcel } from '../../src/model/derive/sale.example';
import { engineRoutes } from '../../src/model/derive/routes';
import { exampleSaleContext } from '../../src/page-data/sale-context.example';
import { siteFacts } from './mail/site-facts';

const { mails, reminderTimes } = siteFacts();
const context = {
  origin: 'https://site.example',
  salesOrigin: 'https://sales.example',
  engine: engineRoutes('https://bid.example'),
  content: {
    settings: { brand: { name: 'Example Land' }, contact: { phone: '+18662637480' } },
    mails,
    texts: { reminderTimes },
  },
};

let dir: string;
const warnings: string[] = [];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'facts-'));
  warnings.length = 0;
});
afterEach(() => rm(dir, { recursive: true }));

function reader() {
  return createFactsReader(() => Promise.resolve(path.join(dir, 'reminders.json')), {
    warn: (line) => warnings.push(line),
  });
}

async function factsOf(given: Partial<Sale>) {
  await writeReminderFacts(dir, context, [exampleSaleContext(given)]);
  return reader()();
}

describe('the facts of the build about sales', () => {
  it('are read by the host', async () => {
    const facts = await factsOf({
      registerBy: '2026-03-17T16:00:00-06:00',
      parcels: [
        exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
        exampleParcel({ slug: 'parcel-2' }),
      ],
      enBlocs: [],
    });
    expect(await readdir(dir)).toEqual(['reminders.json']);
    expect(facts).toEqual({
      ...siteFacts(),
      sales: [
        exampleReminderSale({
          firstCloseAt: new Date('2026-03-18T16:30:00Z'),
          finalCloseAt: new Date('2026-03-18T17:00:00Z'),
        }),
      ],
    });
  });

  it.each<[string, Partial<Sale>, string[]]>([
    [
      'an en bloc that won',
      {},
      ['Sold for $2,075,000 (en bloc).', 'En bloc, parcels 1 to 3: $2,075,000 for 798.2 ac, $2,600/ac'],
    ],
    [
      'a parcel alone',
      {
        parcels: [
          exampleParcel({ slug: 'parcel-1', acceptedBid: 520_000 }),
          exampleParcel({ slug: 'parcel-2' }),
        ],
        enBlocs: [],
      },
      [
        'Sold for $520,000 (1 of 2 parcels).',
        'Parcel 1: $520,000 for 160.0 ac, $3,250/ac',
        'Parcel 2: not sold',
      ],
    ],
    ['nothing', { nothingSold: true, enBlocs: [] }, ['Nothing sold.']],
  ])('have the results of %s', async (_, given, lines) => {
    const [sale] = (await factsOf(given)).sales;
    expect(sale?.results).toEqual(lines);
  });

  it('stay in use while the file of a new build cannot be read, with one warning', async () => {
    const readFacts = reader();
    await expect(readFacts()).rejects.toThrow('npm run build');
    await writeReminderFacts(dir, context, []);
    const before = await readFacts();
    await writeFile(path.join(dir, 'reminders.json'), '{"company":');
    expect([await readFacts(), await readFacts()]).toEqual([before, before]);
    expect(warnings).toHaveLength(1);
    await writeReminderFacts(dir, context, [exampleSaleContext()]);
    expect((await readFacts()).sales).toHaveLength(1);
  });
});
