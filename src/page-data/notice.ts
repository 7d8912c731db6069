import type { PageKey } from '../model/schema/editorial';
import { headProps, type BuildContext } from './build-context';
import type { ContactProps, LinkProps, BasePageProps } from './common-props';

/** A short page that explains a status and links to other pages: postponed, gone, not found, error. */
export interface NoticePageProps extends BasePageProps {
  /** The state of the land on the plan beside it. */
  readonly illustration: 'unknown' | 'crossed' | 'postponed' | 'open';
  readonly bodyHtml: string;
  /** Links to other pages, the best first. */
  readonly links: readonly LinkProps[];
  /** Shown if the visitor can only retry and report the failure. */
  readonly failure: ContactProps | null;
  /** True to suggest a page with a similar address. */
  readonly suggestNearestPage: boolean;
  /** Label of a button that posts to the address of the page, its query included. */
  readonly postButton?: string;
}

/** Options that differ between notices. */
export type NoticeOptions = Pick<
  NoticePageProps,
  'illustration' | 'links' | 'failure' | 'suggestNearestPage' | 'postButton'
> & {
  readonly noindex: boolean;
};

/** A notice with the text that its editor wrote. */
export function noticeProps(
  context: BuildContext,
  key: PageKey,
  path: string,
  { noindex, ...options }: NoticeOptions,
): NoticePageProps {
  const page = context.content.pages[key];
  return {
    head: headProps(context, { path, title: page.title, description: page.summary, noindex }),
    heading: page.heading ?? page.title,
    summary: page.summary,
    bodyHtml: context.html(page.body),
    ...options,
  };
}
