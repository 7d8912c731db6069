import type { BuildContext } from './build-context';
import type { LinkProps } from './common-props';

type LinkContext = Pick<BuildContext, 'routes' | 'content'>;

/** The link to the archive of results. */
export function pastSalesLink({ routes, content }: LinkContext): LinkProps {
  return { label: content.texts.home.allPastSales, href: routes.pastSales };
}

/** The link to the questions with answers. */
export function faqLink({ routes, content }: LinkContext): LinkProps {
  return { label: content.texts.questions.all, href: routes.faq };
}

/** The link to the page on which visitors subscribe to news of sales. */
export function subscribeLink({ routes, content }: LinkContext): LinkProps {
  return { label: content.texts.home.newSales, href: routes.subscribe };
}
