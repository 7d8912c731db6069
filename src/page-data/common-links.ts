import type { BuildContext } from './build-context';
import type { LinkProps } from './common-props';

type LinkContext = Pick<BuildContext, 'routes'>;

/** The link to the archive of results. */
export function pastSalesLink({ routes }: LinkContext): LinkProps {
  return { label: 'All past sales', href: routes.pastSales };
}

/** The link to the questions with answers. */
export function faqLink({ routes }: LinkContext): LinkProps {
  return { label: 'All questions', href: routes.faq };
}

/** The link to where visitors ask to hear of new sales. */
export function subscribeLink({ routes }: LinkContext): LinkProps {
  return { label: 'New sales by e-mail', href: routes.subscribe };
}
