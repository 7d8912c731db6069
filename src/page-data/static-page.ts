import type { PageKey } from '../model/schema/editorial';
import type { PageBase, Picture } from './common-props';
import { headProps, type Site } from './build-context';

/** Head, heading and summary of a standing page. */
export function standingText(
  site: Site,
  key: PageKey,
  path: string,
  picture: Picture | null = null,
): PageBase {
  const page = site.content.pages[key];
  return {
    head: headProps(site, { path, title: page.title, description: page.summary, picture }),
    heading: page.heading ?? page.title,
    summary: page.summary,
  };
}
