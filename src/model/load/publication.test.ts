import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Content } from '../schema/content';
import { ContentCopy } from './content-copy.example';
import type { Problem } from './files/problem';

/** The day for which the samples were written, so that they do not move. */
const written = '2026-11-21T18:00:00Z';
const sale = 'sales/four-mile-coulee.yaml';
const question = 'questions/selling-farmland/what-happens-to-renters-and-surface-leases.md';
const questionName = 'selling-farmland/what-happens-to-renters-and-surface-leases';
const copy = new ContentCopy();

beforeAll(copy.create);
afterEach(copy.restore);
afterAll(copy.delete);

/** Gives an entry the fields of a schedule. */
async function schedule(file: string, ...lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\n`).join('');
  await copy.edit(file, (source) =>
    file.endsWith('.md') ? source.replace('---\n', `---\n${text}`) : text + source,
  );
}

async function load(now: string): Promise<Content> {
  const loaded = await copy.load(new Date(now));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure, null, 1));
  return loaded.value;
}

async function problems(now = written): Promise<readonly Problem[]> {
  const loaded = await copy.load(new Date(now));
  return loaded.ok ? [] : loaded.failure;
}

function slugs(entries: readonly { readonly slug: string }[]): readonly string[] {
  return entries.map(({ slug }) => slug);
}

describe('an entry with a schedule', () => {
  it('is on the site from publishAt until unpublishAt, to the second', async () => {
    await schedule(
      question,
      'publishAt: 2026-12-01T09:00:00-06:00',
      'unpublishAt: 2027-01-01T00:00:00-06:00',
    );
    const file = `content/${question}`;
    const publish = { at: '2026-12-01T09:00:00-06:00', file, kind: 'publish' };
    const takeDown = { at: '2027-01-01T00:00:00-06:00', file, kind: 'take-down' };
    for (const [now, isShown, changes] of [
      ['2026-12-01T14:59:59Z', false, [publish, takeDown]],
      ['2026-12-01T15:00:00Z', true, [takeDown]],
      ['2027-01-01T05:59:59Z', true, [takeDown]],
      ['2027-01-01T06:00:00Z', false, []],
    ] as const) {
      const content = await load(now);
      expect(slugs(content.questions).includes(path.basename(questionName))).toBe(isShown);
      expect(content.changes).toEqual(changes);
    }
  });

  it('is refused where it would never be on the site', async () => {
    await schedule(
      question,
      'publishAt: 2026-12-01T09:00:00-06:00',
      'unpublishAt: 2026-12-01T09:00:00-06:00',
    );
    expect(await problems()).toEqual([
      expect.objectContaining({
        field: 'unpublishAt (Take down at)',
        message: expect.stringContaining('is not after the moment of publishing'),
      }),
    ]);
  });

  it('is left out before it, whatever its kind', async () => {
    const kinds = {
      episodes: 'episodes/3-reading-a-surface-lease.md',
      glossary: 'glossary/slough.yaml',
      showcases: 'showcases/winter-sales.yaml',
      testimonials: 'testimonials/brenda-kuzyk.yaml',
      sales: sale,
      team: 'team/louise-cardinal.md',
    } as const;
    const before = await load(written);
    for (const file of Object.values(kinds)) await schedule(file, 'publishAt: 2026-12-05T09:00:00-06:00');
    const after = await load(written);
    for (const kind of ['episodes', 'glossary', 'showcases', 'testimonials', 'sales', 'team'] as const) {
      const slug = path.basename(kinds[kind]).replace(/\.\w+$/, '');
      expect(slugs(after[kind])).toEqual(slugs(before[kind]).filter((other) => other !== slug));
    }
  });
});

describe('a sample with a schedule', () => {
  it('moves with the dates of its sale, by the clock of its place', async () => {
    await schedule('sales/burnt-birch-ranch.yaml', 'unpublishAt: 2026-12-20T09:00:00-06:00');
    const later = await load('2027-07-03T18:00:00Z');
    expect(slugs(later.sales)).toContain('burnt-birch-ranch');
    expect(later.changes[0]?.at).toMatch(/^2027-08-01T09:00:00-0\d:00$/);
  });
});

describe('a reference to an entry that is not on the site', () => {
  const absent = 'publishAt: 2029-01-01T09:00:00-06:00';

  it('does without it in a list or a field that may be left out', async () => {
    const files = [question, 'glossary/slough.yaml', 'sales/goose-lake-plain.yaml', 'team/dale-kowalchuk.md'];
    await copy.edit('glossary/coulee.yaml', (source) =>
      source.replace(/^seeAlso: .*/m, `seeAlso: [slough, parcel]\nquestion: ${questionName}`),
    );
    for (const file of files) await schedule(file, absent);
    await copy.edit('questions/sale-process/what-is-en-bloc-and-how-does-it-work.md', (source) =>
      source.replace(' goose-lake-plain', ''),
    );
    const { questions, glossary, sales, testimonials } = await load(written);
    const related = questions.find(({ slug }) => slug === 'when-is-a-good-time-to-sell')?.related;
    expect(related).toEqual([
      'selling-farmland/what-is-my-land-worth',
      'sale-process/what-happens-after-the-sale-closes',
    ]);
    const term = glossary.find(({ slug }) => slug === 'coulee');
    expect([term?.seeAlso, term?.question]).toEqual([['parcel'], undefined]);
    expect(sales.find(({ slug }) => slug === 'four-mile-coulee')?.contacts).toEqual(['harpreet-dhaliwal']);
    expect(testimonials.find(({ slug }) => slug === 'kevin-mah')?.sale).toBeUndefined();
  });

  it('keeps the words of its links in texts', async () => {
    await schedule(sale, 'publishAt: 2026-12-05T09:00:00-06:00');
    await schedule(question, absent);
    const { team, episodes } = await load(written);
    const biography = team.find(({ slug }) => slug === 'dale-kowalchuk')?.body;
    const notes = episodes.find(({ slug }) => slug === '3-reading-a-surface-lease')?.body;
    expect(biography).toContain('Four Mile Coulee');
    expect(biography).not.toContain('/auctions/four-mile-coulee');
    expect(notes).toContain('\n- What happens to renters and surface leases?\n');
  });

  it('is refused where it needs one, with both files', async () => {
    await schedule('team/louise-cardinal.md', absent);
    await copy.edit('sales/iron-creek-home-place.yaml', (source) =>
      source.replace('[louise-cardinal, dale-kowalchuk]', '[louise-cardinal]'),
    );
    expect(await problems()).toEqual([
      expect.objectContaining({
        file: 'content/sales/iron-creek-home-place.yaml',
        line: 386,
        field: 'contacts 1',
        message: `content/team/louise-cardinal.md is on the site only from 2029-01-01T09:00:00-06:00, and is needed here for longer`,
      }),
    ]);
  });

  it('is refused today for an entry that will be missing later', async () => {
    await schedule('team/marie-eve-gagnon.md', 'unpublishAt: 2026-12-31T17:00:00-07:00');
    expect((await problems()).map(({ file }) => file)).toEqual([
      'content/sales/burnt-birch-ranch.yaml',
      'content/sales/kiskatinaw-plateau.yaml',
      'content/sales/whitemud-half-sections.yaml',
    ]);
  });

  it('is taken where it leaves first, or has gone already', async () => {
    await schedule('team/ngozi-okafor.md', 'unpublishAt: 2026-12-31T17:00:00-06:00');
    const alone = ['border-mixed-farm', 'frenchman-valley-grass', 'goose-lake-plain'];
    await copy.edit('questions/sale-process/what-is-en-bloc-and-how-does-it-work.md', (source) =>
      source.replace(' goose-lake-plain', ''),
    );
    for (const slug of alone)
      await copy.edit(
        `sales/${slug}.yaml`,
        (source) => `unpublishAt: 2026-12-31T17:00:00-06:00\n${source.replace(/^sample: true\n/m, '')}`,
      );
    expect(await problems()).toEqual([]);
    expect(await problems('2027-02-01T12:00:00Z')).toEqual([]);
  });

  it.each([
    [
      'menus',
      'questions/sale-process/how-does-the-bidding-process-work.md',
      'content/settings/navigation.yaml',
    ],
    [
      'buttons',
      'questions/buying-farmland/do-i-pay-land-transfer-tax.md',
      'content/questions/buying-farmland/do-i-pay-land-transfer-tax.md',
    ],
    [
      'plans in texts',
      'sales/goose-lake-plain.yaml',
      'content/questions/sale-process/what-is-en-bloc-and-how-does-it-work.md',
    ],
    ['en bloc rounds', 'sales/smoky-bend-farm.yaml', 'content/pages/en-bloc.md'],
  ])('is refused in %s', async (_kind, file, reported) => {
    await schedule(file, absent);
    expect((await problems()).map((problem) => problem.file)).toContain(reported);
  });
});
