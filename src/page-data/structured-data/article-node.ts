import type { ArticleLeaf } from 'schema-dts';
import type { Site } from '../build-context';
import { organizationName } from './organization';

interface ArticleInput {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** A calendar date. */
  readonly updated: string;
}

/** A question and its answer as a text by the company, with the day on which it was last checked. */
export function articleNode(site: Site, { path, title, summary, updated }: ArticleInput): ArticleLeaf {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    mainEntityOfPage: site.origin + path,
    dateModified: updated,
    publisher: organizationName(site, site.content.settings.brand.name),
  };
}
