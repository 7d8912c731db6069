import type { PageKey } from '../model/schema/editorial';
import type { BasePageProps } from './common-props';
import { headProps, type BuildContext } from './build-context';
import type { Picture } from '../lib/picture';

/** Head, heading and summary of a fixed page. */
export function staticPageProps(
  context: BuildContext,
  key: PageKey,
  path: string,
  picture: Picture | null = null,
): BasePageProps {
  const page = context.content.pages[key];
  return {
    head: headProps(context, { path, title: page.title, description: page.summary, picture }),
    heading: page.heading ?? page.title,
    summary: page.summary,
  };
}
