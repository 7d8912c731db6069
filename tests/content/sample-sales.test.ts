import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { saleArea } from '../../src/model/derive/areas';
import { totalStartingBids } from '../../src/model/derive/prices';
import { saleResult } from '../../src/model/derive/results';
import { saleStatus } from '../../src/model/derive/status';
import { listWarnings } from '../../src/model/load/checks/warnings';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import type { Content } from '../../src/model/schema/content';

async function sampleContent(now: Date): Promise<Content> {
  const loaded = await loadContent(path.resolve('content'), now);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  return loaded.value;
}

function statuses({ sales, settings }: Content, now: Date): Record<string, string> {
  return Object.fromEntries(sales.map((sale) => [sale.slug, saleStatus(sale, settings.saleRules, now)]));
}

const written = new Date('2026-11-21T18:00:00Z');
let content: Content;

beforeAll(async () => {
  content = await sampleContent(written);
});

describe('the sample sales', () => {
  it('have nothing unusual today', async () => {
    const today = new Date();
    expect(listWarnings(await sampleContent(today), today)).toEqual([]);
  });

  // Name, titled acres, cultivated acres, sum of the starting bids, sum of the accepted bids.
  it.each([
    ['clear-prairie-quarters', 945.3, 866, 1_825_000, null],
    ['burnt-birch-ranch', 1115.8, 274, 1_295_000, null],
    ['smoky-bend-farm', 796.7, 762, 1_680_000, 2_444_000],
    ['four-mile-coulee', 958.3, 745, 7_440_000, null],
    ['iron-creek-home-place', 790.1, 581, 1_485_000, 1_931_000],
    ['lone-spruce-estate', 308.8, 291, 2_340_000, null],
    ['whitemud-half-sections', 480, 414, 820_000, null],
    ['souris-flats', 798.2, 744, 1_310_000, 2_075_000],
    ['carrot-river-black', 1114.4, 1057, 2_915_000, null],
    ['goose-lake-plain', 639.6, 624, 1_515_000, 2_334_000],
    ['frenchman-valley-grass', 952, 60, 650_000, null],
    ['border-mixed-farm', 475, 337, 865_000, null],
    ['pembina-ridge', 634.4, 549, 3_750_000, null],
    ['kiskatinaw-plateau', 638.1, 439, 930_000, null],
  ])('%s adds up', (slug, titled, cultivated, starting, accepted) => {
    const sale = content.sales.find((item) => item.slug === slug);
    if (sale === undefined) throw new Error(`${slug} is not among the samples`);
    expect(saleArea(sale)).toEqual({ titledAcres: titled, cultivatedAcres: cultivated });
    expect(totalStartingBids(sale)).toBe(starting);
    expect(saleResult(sale)?.soldFor ?? null).toBe(accepted);
  });

  it('show every state', () => {
    const counts: Record<string, number> = {};
    for (const status of Object.values(statuses(content, written)))
      counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ live: 1, upcoming: 7, completed: 4, postponed: 1, withdrawn: 1 });
  });

  it.each(['2026-12-31T00:00:01Z', '2027-03-14T23:59:59Z', '2027-07-01T12:00:00Z', '2028-02-29T06:00:00Z'])(
    'show every state when built at %s, at any hour',
    async (moment) => {
      const now = new Date(moment);
      const found = statuses(await sampleContent(now), now);
      expect(found['clear-prairie-quarters']).toBe('live');
      expect(Object.values(found).filter((status) => status === 'upcoming')).toHaveLength(7);
      expect(Object.values(found).filter((status) => status === 'completed')).toHaveLength(4);
    },
  );

  it('were posted before they changed and before bidding opened, even if built on another day', async () => {
    const later = await sampleContent(new Date('2027-03-01T18:00:00Z'));
    for (const { sales } of [content, later]) {
      for (const { slug, posted = '', changes, startTime } of sales) {
        const days = [...changes.map(({ date }) => date), ...(startTime === undefined ? [] : [startTime])];
        expect([slug, posted !== '' && days.every((day) => day > posted)]).toEqual([slug, true]);
      }
    }
    const shift = (sale: number) =>
      Date.parse(later.sales[sale]?.posted ?? '') - Date.parse(content.sales[sale]?.posted ?? '');
    // The two are 100 days apart, of which 98 are whole weeks.
    expect(shift(0)).toBe(98 * 86_400_000);
  });

  it.each(['2026-11-21', '2026-11-25', '2026-12-27', '2027-06-03'])(
    'open and close on weekdays when built on %s, and take registrations until bidding opens',
    async (day) => {
      const { sales } = await sampleContent(new Date(`${day}T18:00:00Z`));
      for (const { slug, registerBy, startTime, endTime } of sales) {
        if (registerBy === undefined || startTime === undefined || endTime === undefined) continue;
        const days = [registerBy, startTime, endTime].map((at) => new Date(at.slice(0, 10)).getUTCDay());
        expect([slug, days.filter((weekday) => weekday === 0 || weekday === 6)]).toEqual([slug, []]);
        expect([slug, Date.parse(registerBy) < Date.parse(startTime)]).toEqual([slug, true]);
      }
    },
  );

  it('all have a deadline for registering if they are upcoming', () => {
    const open = content.sales.filter(({ startTime }) => startTime !== undefined);
    expect(open.filter(({ registerBy }) => registerBy === undefined)).toEqual([]);
  });

  it('close on both sides of the days on which clocks used to change', async () => {
    const closes = ({ sales }: Content) => sales.flatMap(({ endTime }) => endTime ?? []).sort();
    const spring = closes(content).filter((end) => end > '2026-11-21');
    expect(spring.filter((end) => end < '2027-03-08').length).toBeGreaterThanOrEqual(2);
    expect(spring.filter((end) => end > '2027-03-09').length).toBeGreaterThanOrEqual(2);
    const autumn = closes(await sampleContent(new Date('2026-10-15T18:00:00Z'))).filter(
      (end) => end > '2026-10-15',
    );
    expect(autumn.filter((end) => end < '2026-11-01').length).toBeGreaterThanOrEqual(2);
    expect(autumn.filter((end) => end > '2026-11-02').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the sample content', () => {
  it('has at least three questions in each category', () => {
    for (const { slug } of content.settings.questionCategories) {
      expect(content.questions.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has six people, six testimonials and four episodes with a transcript', () => {
    expect(content.team).toHaveLength(6);
    expect(content.testimonials).toHaveLength(6);
    expect(content.episodes).toHaveLength(4);
    for (const { transcript } of content.episodes) {
      expect(transcript?.length ?? 0).toBeGreaterThan(5);
    }
  });
});
