import type { ArticleLeaf } from 'schema-dts';
import type { Picture } from '../pages/parts';
import type { Site } from '../pages/site';

interface ArticleInput {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** A calendar date. */
  readonly updated: string | undefined;
  readonly picture: Picture | null;
}

/** A long text by the company, with the day on which it was last checked. */
export function articleNode(
  { origin, content }: Site,
  { path, title, summary, updated, picture }: ArticleInput,
): ArticleLeaf {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    mainEntityOfPage: origin + path,
    ...(updated !== undefined && { dateModified: updated }),
    ...(picture !== null && { image: origin + picture.src }),
    publisher: { '@type': 'Organization', name: content.settings.brand.name, url: `${origin}/` },
  };
}
