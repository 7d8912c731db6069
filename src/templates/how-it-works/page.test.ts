import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import type { Content } from '../../model/schema/content';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { saleContextsOf } from '../../page-data/sale-context';
import { howItWorksKind } from './page';
import type { HowItWorksPageProps } from './props';

const written = new Date('2026-11-21T18:00:00Z');
let content: Content;

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), written);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  content = loaded.value;
});

function propsOf(given: Content): HowItWorksPageProps {
  const context = exampleBuildContext(given, written);
  return howItWorksKind.fixedPages['how-it-works'](context, saleContextsOf(context)).props;
}

describe('the page on how it works', () => {
  it('draws the day with the times of a sale that runs in one go', () => {
    const { parts, example } = propsOf(content);
    expect(example).toEqual({ label: 'Burnt Birch Ranch', href: '/auctions/burnt-birch-ranch/' });
    expect(parts.map(({ part, time, length }) => [part, time, length])).toEqual([
      ['before', 'By Dec 1, 2026 at 4:00 PM ABT', ''],
      ['parcels', '9:00 AM ABT', '2 hours'],
      ['gap', '11:00 AM ABT', '15 minutes'],
      ['block', '11:15 AM ABT', '30 minutes'],
      ['after', '11:45 AM ABT', ''],
    ]);
  });

  it('draws it without times if there is no such sale to come', () => {
    const { parts, example } = propsOf({ ...content, sales: [] });
    expect(example).toBeNull();
    expect(parts.map(({ time, length }) => [time, length])).toEqual([
      ['', ''],
      ['', ''],
      ['', '15 minutes'],
      ['', '30 minutes'],
      ['', ''],
    ]);
  });
});
