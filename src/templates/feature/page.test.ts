import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { saleContextsOf } from '../../page-data/sale-context';
import { featureKind } from './page';

const written = new Date('2026-11-21T18:00:00Z');

describe('the pages of features', () => {
  it('are those of features with more than a summary, each with its parcel on the plan', async () => {
    const loaded = await loadContent(path.resolve('content'), written);
    if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
    const context = exampleBuildContext(loaded.value, written);
    const saleContexts = saleContextsOf(context);
    const pages = featureKind.pages(context, saleContexts);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ props }) => props.descriptionHtml === '' && props.picture === null)).toEqual([]);
    const bins = pages.find(({ path: at }) => at.endsWith('/parcel-2/features/hopper-bins/'));
    expect(bins?.props.plan?.parcels.map(({ state }) => state === 'other')).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(bins?.props.plan?.blocks).toEqual([]);
    expect(bins?.props.schedule).toMatchObject({ slug: 'clear-prairie-quarters', status: 'live' });
    const labels = (facts: readonly { label: string }[] = []) => facts.map(({ label }) => label);
    expect(labels(bins?.props.parcelFacts)).toEqual(['Land', 'Titled', 'Cultivated']);
    expect(labels(bins?.props.priceFacts)).toEqual(['Starting bid', 'Per titled acre']);
    const withdrawn = featureKind.pages(
      context,
      saleContexts.map((saleContext) => ({ ...saleContext, status: 'withdrawn' })),
    );
    expect(withdrawn.flatMap(({ props }) => props.priceFacts)).toEqual([]);
  });
});
