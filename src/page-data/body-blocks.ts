import { salePlan } from '../model/derive/plan/sale-plan';
import type { BodyBlock } from './editorial-props';
import type { SaleView } from './sale-context';
import { scheduleProps } from './schedule';
import type { Site } from './build-context';
import type { TextBlock } from './text-blocks';

function planOf(view: SaleView) {
  const plan = salePlan(view.sale, view.status);
  return plan === null ? [] : [{ plan, schedule: scheduleProps(view) }];
}

function blockProps(block: TextBlock, views: readonly SaleView[]): BodyBlock {
  if (block.kind !== 'plans') return block;
  const { sales, html } = block;
  const named = sales.flatMap((slug) => views.filter(({ sale }) => sale.slug === slug));
  return { kind: 'plans', plans: named.flatMap(planOf), html };
}

/**
 * A long text in its parts, with the plans that it names.
 *
 * @param own The question that the text answers: terms that lead to it are not marked in it.
 */
export function bodyBlocks(
  site: Site,
  views: readonly SaleView[],
  markdown: string,
  own: string | null = null,
): BodyBlock[] {
  const terms = site.content.glossary
    .filter(({ inline, question }) => inline && (own === null || question !== own))
    .map(({ slug, term, forms }) => ({ slug, forms: [term, ...forms] }));
  return site.textBlocks(markdown, terms).map((block) => blockProps(block, views));
}
