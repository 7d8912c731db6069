import type { ArticleLeaf } from 'schema-dts';
import type { BuildContext } from '../build-context';
import { organizationName } from './organization';

interface ArticleInput {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** A calendar date. */
  readonly updated: string;
}

/** A question with its answer as an article by the company, with the date on which it was last checked. */
export function articleNode(
  context: BuildContext,
  { path, title, summary, updated }: ArticleInput,
): ArticleLeaf {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    mainEntityOfPage: context.origin + path,
    dateModified: updated,
    publisher: organizationName(context, context.content.settings.brand.name),
  };
}
