import type { Testimonial } from '../model/schema/editorial';
import { saleRoute } from '../model/derive/routes';
import type { LinkProps } from './common-props';
import type { BuildContext } from './build-context';

/** The sale that a testimonial is about; null when it names none, or one that is not on the site. */
export function saleLink({ content }: BuildContext, { sale: slug }: Testimonial): LinkProps | null {
  const sale = content.sales.find((candidate) => candidate.slug === slug);
  return sale === undefined ? null : { label: `See the sale: ${sale.name}`, href: saleRoute(sale) };
}
