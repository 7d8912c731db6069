import { salePlan } from '../model/derive/plan/sale-plan';
import type { SaleContext } from './sale-context';
import { scheduleProps } from './schedule';
import type { BuildContext } from './build-context';
import type { TextBlock } from './text-blocks';
import type { BodyBlock } from './article-props';

function planOf(saleContext: SaleContext) {
  const plan = salePlan(saleContext.sale, saleContext.status);
  return plan === null ? [] : [{ plan, schedule: scheduleProps(saleContext) }];
}

function blockProps(block: TextBlock, saleContexts: readonly SaleContext[]): BodyBlock {
  if (block.kind !== 'plans') return block;
  const { sales, html } = block;
  const named = sales.flatMap((slug) => saleContexts.filter(({ sale }) => sale.slug === slug));
  return { kind: 'plans', plans: named.flatMap(planOf), html };
}

/**
 * Renders a long text as blocks, with the plans that it names.
 *
 * @param own The question of the text: terms that lead to it are not linked in it.
 */
export function bodyBlocks(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  markdown: string,
  own: string | null = null,
): BodyBlock[] {
  const terms = context.content.glossary
    .filter(({ inline, question }) => inline && (own === null || question !== own))
    .map(({ slug, term, forms }) => ({ slug, forms: [term, ...forms] }));
  return context.textBlocks(markdown, terms).map((block) => blockProps(block, saleContexts));
}
