import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SaleSchema } from '../model/schema/sale';
import { yamlFormat } from './content-format';
import { gitHostYaml, openedSource } from './git-host-format';
import { saleForCopy } from './sale-copy';

const source = readFileSync('content/sales/iron-creek-home-place.yaml', 'utf8');

describe('a copy of a sale', () => {
  it('keeps land, texts and people, and nothing that belongs to the old sale', () => {
    const copy = yamlFormat.toFile(saleForCopy(yamlFormat.fromFile(source)));
    for (const kept of ['SW-18-44-13-W4M', 'startingBid: 330000', 'Flagstaff County', 'louise-cardinal'])
      expect(copy).toContain(kept);
    for (const old of [
      'acceptedBid',
      'sample:',
      'changes:',
      '2026-10-14',
      'documents/',
      'sale-1008',
      'copy of',
    ])
      expect(copy).not.toContain(old);
  });

  it('is a new file at a git host, without the comments of the old one', () => {
    const copy = saleForCopy(gitHostYaml.fromFile(`# The old sale\n${source}`));
    expect(openedSource(copy)).toBeNull();
    expect(gitHostYaml.toFile(copy)).not.toContain('The old sale');
  });

  it('is complete once the new name, ID, times and possession are typed', () => {
    const { 'copy of': copied, ...copy } = saleForCopy(yamlFormat.fromFile(source));
    expect(copied).toBe('Iron Creek Home Place');
    expect(SaleSchema.safeParse(copy).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'name',
      'id',
      'possession',
    ]);
    const typed = { name: 'Beaver Creek', id: 'sale-2001', possession: 'On closing' };
    expect(SaleSchema.safeParse({ ...copy, ...typed }).success).toBe(true);
  });

  it('clears the fields of an en bloc round, an option and the schedule', () => {
    const copy = saleForCopy({
      name: 'Old',
      enBlocs: [{ slug: 'all', acceptedBid: 5 }],
      options: [{ slug: 'bins', exerciseDate: '2026-12-09T16:00:00-06:00' }],
      state: 'withdrawn',
      stateNote: 'Sold privately.',
      publishAt: '2026-12-01T09:00:00-06:00',
    });
    expect(copy).toEqual({
      'copy of': 'Old',
      enBlocs: [{ slug: 'all' }],
      options: [{ slug: 'bins' }],
      state: 'scheduled',
    });
  });
});
