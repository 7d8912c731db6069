import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { standardCurrency } from '../../src/lib/money';
import { saleWords } from '../../src/model/derive/sale-figures';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import type { Content } from '../../src/model/schema/content';

let content: Content;
let figures: ReadonlyMap<string, string>;

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  content = loaded.value;
  figures = saleWords(content.sales.map((sale) => ({ slug: sale.slug, fields: sale })));
});

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

function amountsIn(text: string): string[] {
  return text.match(/\$\d{1,3}(?:,\d{3})+/g) ?? [];
}

function figuresOf(slug: string): string[] {
  return [...figures].flatMap(([name, value]) => (/^[^./]+/.exec(name)?.[0] === slug ? [value] : []));
}

describe('a figure of a sale', () => {
  it('is typed only in the file of the sale: texts name it in braces', () => {
    const typed = ['pages', 'questions', 'episodes', 'team']
      .flatMap((folder) => filesOf(`content/${folder}`, '.md'))
      .flatMap((file) => {
        const [, , body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
        const ofNamedSales = new Set(
          content.sales
            .filter(({ name, slug }) => body.includes(name) || body.includes(slug))
            .flatMap(({ slug }) => figuresOf(slug)),
        );
        return amountsIn(body).flatMap((amount) => (ofNamedSales.has(amount) ? [`${file}: ${amount}`] : []));
      });
    expect(typed).toEqual([]);
  });

  it('is typed once in the file of its sale', () => {
    const typed = filesOf('content/sales', '.yaml').flatMap((file) => {
      const own = new Set(figuresOf(path.basename(file, '.yaml')));
      return amountsIn(readFileSync(file, 'utf8')).filter((amount) => own.has(amount));
    });
    expect(typed).toEqual([]);
  });

  it('is quoted correctly in quotations, episodes and videos', () => {
    const { rounds } = content.pages['en-bloc'];
    const ofRounds = rounds.flatMap(({ highBids, blockBid }) => [
      ...highBids,
      blockBid,
      highBids.reduce((sum, bid) => sum + bid, 0),
    ]);
    const known = new Set([...figures.values(), ...ofRounds.map(standardCurrency)]);
    // The range of a province, whose source docs/sources.md has.
    for (const amount of ['$1,400', '$9,500']) known.add(amount);
    const said = [...filesOf('content/media', '.vtt'), ...filesOf('content/testimonials', '.yaml')].flatMap(
      (file) => amountsIn(readFileSync(file, 'utf8')).map((amount) => ({ file, amount })),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(({ amount }) => !known.has(amount))).toEqual([]);
  });
});

describe('calculations of texts from figures of sales', () => {
  it('have the difference of two quarters by either kind of acre', () => {
    const between = (figure: string) => {
      const [first = NaN, second = NaN] = [1, 3].map((parcel) =>
        Number(figures.get(`iron-creek-home-place/parcel-${String(parcel)}.${figure}`)?.replace(/\D/g, '')),
      );
      return standardCurrency(first - second);
    };
    const worth = content.questions.find(({ slug }) => slug === 'what-is-my-land-worth')?.body ?? '';
    expect(worth).toContain(`By titled acre the two differ by ${between('perTitledAcre')}.`);
    expect(worth).toContain(`By cultivated acre they differ by ${between('perCultivatedAcre')}.`);
    const sale = content.sales.find(({ slug }) => slug === 'iron-creek-home-place');
    expect(sale?.parcels[0]?.description).toContain(`${between('perTitledAcre')} more than the bare quarter`);
  });

  it('have the margin by which the block of Souris Flats beat its parcels', () => {
    const [round] = content.pages['en-bloc'].rounds;
    const sum = round?.highBids.reduce((total, bid) => total + bid, 0) ?? NaN;
    const episode = content.episodes.find(({ slug }) => slug.startsWith('2-'));
    expect(standardCurrency(round?.blockBid ?? NaN)).toBe(figures.get('souris-flats.soldFor'));
    expect(episode?.body).toContain(`by ${standardCurrency((round?.blockBid ?? NaN) - sum)}.`);
  });

  it('have the day of Smoky Bend Farm, with the prices of its parcels', () => {
    const round = content.pages['en-bloc'].rounds.find(({ sale }) => sale === 'smoky-bend-farm');
    const sale = content.sales.find(({ slug }) => slug === 'smoky-bend-farm');
    expect(round?.highBids).toEqual(sale?.parcels.map(({ acceptedBid }) => acceptedBid));
  });

  it('have the price of the option of Whitemud Half-Sections at the starting bid', () => {
    const sale = content.sales.find(({ slug }) => slug === 'whitemud-half-sections');
    const { startingBid = NaN, titledAcres = NaN } = sale?.parcels[1] ?? {};
    const text = sale?.options[0]?.description;
    expect(text).toContain(`about ${standardCurrency((startingBid / titledAcres) * 0.6)} an acre`);
    expect(text).toContain(standardCurrency(startingBid * 0.6));
  });
});
