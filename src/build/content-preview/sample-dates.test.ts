import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import type { Content } from '../../model/schema/content';
import { movedDates } from './sample-dates';

const file = 'content/sales/burnt-birch-ranch.yaml';
/** Four weeks after the day for which the samples are written. */
let later: Date;
let source: string;
let content: Content;

async function load(now: Date): Promise<Content> {
  const loaded = await loadContent('content', now);
  if (!loaded.ok) throw new Error('The content has problems.');
  return loaded.value;
}

beforeAll(async () => {
  source = await readFile(file, 'utf8');
  const { settings } = await load(new Date());
  later = new Date(Date.parse(settings.sample?.writtenFor ?? '') + 28 * 86_400_000);
  content = await load(later);
});

function shown(slug: string) {
  return content.sales.find((sale) => sale.slug === slug);
}

describe('movedDates', () => {
  it('names each date of a sample sale with its written and its shown day', () => {
    const moved = movedDates(file, source, shown('burnt-birch-ranch'));
    expect(moved).toContainEqual({
      title: 'startTime',
      written: '2026-12-02T09:00:00-06:00',
      shown: '2026-12-30T09:00:00-06:00',
    });
    expect(moved.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'posted',
        'registerBy',
        'endTime',
        'closingDate',
        'options 1 › exerciseDate',
        'documents 3 › date',
        'viewingDays 1 › startTime',
        'parcels 1 › landRecord › soilRatings › asOf',
      ]),
    );
  });

  it('names the dates of a testimonial on a sample sale', async () => {
    const testimonial = content.testimonials.find(
      ({ video, sale }) => video !== undefined && sale !== undefined,
    );
    const path = `content/testimonials/${testimonial?.slug ?? ''}.yaml`;
    expect(movedDates(path, await readFile(path, 'utf8'), testimonial).map(({ title }) => title)).toEqual([
      'video › published',
    ]);
  });

  it('has none for a sale that is shown as it is written, and none for a file that cannot be read', () => {
    const real = { startTime: '2026-12-02T09:00:00-06:00', posted: '2026-11-05' };
    expect(movedDates(file, JSON.stringify(real), real)).toEqual([]);
    expect(movedDates(file, 'a: [', shown('burnt-birch-ranch'))).toEqual([]);
    expect(movedDates(file, source, undefined)).toEqual([]);
  });
});
