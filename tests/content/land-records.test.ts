import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { writeLandRecord } from '../../src/page-data/land-record/land-record';
import { yearlyIncome } from '../../src/page-data/land-record/parcel-income';
import type { Parcel } from '../../src/model/schema/parcel';
import type { Sale } from '../../src/model/schema/sale';

let sales: Sale[];

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  sales = [...loaded.value.sales];
});

function parcels(): { readonly sale: Sale; readonly parcel: Parcel }[] {
  return sales.flatMap((sale) => sale.parcels.map((parcel) => ({ sale, parcel })));
}

/** All texts about a sale, except its record. */
function prose({ description, parcels: land, options }: Sale): string {
  return [
    description,
    ...land.flatMap(({ description: text, features }) => [
      text,
      ...features.flatMap(({ name, summary, description: more = '' }) => [name, summary, more]),
    ]),
    ...options.map(({ description: text }) => text),
  ].join(' ');
}

/** The yields of a crop, one for each parcel and year. */
function yieldsOf(sale: Sale, crop: RegExp): number[] {
  return sale.parcels
    .flatMap(({ landRecord }) => landRecord?.yields?.entries ?? [])
    .flatMap((entry) => (crop.test(entry.crop) && entry.yield !== undefined ? [entry.yield] : []));
}

describe('the land records of the sample sales', () => {
  it('say something about every part of all 40 parcels', () => {
    expect(parcels()).toHaveLength(40);
    for (const { sale, parcel } of parcels()) {
      const parts = writeLandRecord(parcel);
      const place = `${sale.slug}, ${parcel.slug}`;
      expect([place, parts.filter(({ short }) => short.trim() === '')]).toEqual([place, []]);
      expect([place, parts.length]).toEqual([place, 9]);
      for (const { answer, facts, source } of parts) {
        expect([place, answer !== 'known' || facts.length > 0]).toEqual([place, true]);
        expect([place, answer === 'not known' || source !== null]).toEqual([place, true]);
      }
    }
  });

  it('know most of it, and are honest about the rest', () => {
    const answers = parcels().flatMap(({ parcel }) => writeLandRecord(parcel).map(({ answer }) => answer));
    const unknown = answers.filter((answer) => answer === 'not known').length;
    expect(unknown / answers.length).toBeGreaterThan(0.05);
    expect(unknown / answers.length).toBeLessThan(0.25);
    expect(
      parcels().some(({ parcel }) => Object.values(parcel.landRecord ?? {}).some((part) => part?.notKnown)),
    ).toBe(true);
  });

  it('have a crop for each cultivated parcel, and none for others', () => {
    for (const { sale, parcel } of parcels()) {
      const crops = writeLandRecord(parcel).find(({ name }) => name === 'yields');
      const place = `${sale.slug}, ${parcel.slug}`;
      if (parcel.cultivatedAcres === 0) expect([place, crops?.short]).toEqual([place, 'Never cropped']);
    }
  });

  it('pay the rents that their texts name', () => {
    for (const sale of sales) {
      const named = [...prose(sale).matchAll(/\$([\d,]+) a year/g)].map(([, sum = '']) =>
        Number(sum.replaceAll(',', '')),
      );
      const paid = sale.parcels.map(yearlyIncome);
      const sums = [...paid, paid.reduce((sum, one) => sum + one, 0)];
      expect([sale.slug, named.filter((sum) => !sums.includes(sum))]).toEqual([sale.slug, []]);
    }
  });

  it.each([
    ['clear-prairie-quarters', /canola/i, 43],
    ['clear-prairie-quarters', /wheat/i, 56],
    ['smoky-bend-farm', /canola/i, 42],
    ['smoky-bend-farm', /peas/i, 46],
    ['iron-creek-home-place', /barley/i, 88],
    ['iron-creek-home-place', /canola/i, 46],
    ['lone-spruce-estate', /canola/i, 56],
    ['lone-spruce-estate', /wheat/i, 78],
    ['carrot-river-black', /wheat/i, 62],
    ['goose-lake-plain', /durum/i, 40],
    ['pembina-ridge', /corn/i, 138],
    ['pembina-ridge', /wheat/i, 66],
    ['kiskatinaw-plateau', /canola/i, 38],
    ['kiskatinaw-plateau', /oats/i, 84],
  ])('of %s average the %s that the description names', (slug, crop, bushels) => {
    const sale = sales.find((one) => one.slug === slug);
    if (sale === undefined) throw new Error(`${slug} is not among the samples`);
    const found = yieldsOf(sale, crop);
    expect(sale.description).toContain(String(bushels));
    expect(Math.round(found.reduce((sum, one) => sum + one, 0) / found.length)).toBe(bushels);
  });

  it('have numbers from our invented series of licences', () => {
    const sites = parcels().flatMap(({ parcel }) => parcel.landRecord?.sites?.entries ?? []);
    expect(sites.length).toBeGreaterThan(10);
    for (const { licence } of sites) expect(licence ?? 'W 0900000').toMatch(/^(W 0900|SK 9000|C-9000)\d{3}$/);
  });
});
