import { isOver, saleStatus } from '../../derive/status';
import type { Content } from '../../schema/content';
import type { Question } from '../../schema/editorial';
import type { Episode } from '../../schema/podcast';
import type { Settings } from '../../schema/settings';
import { listLandWarnings } from './land-warnings';
import { placeWarnings, sharedLandWarnings } from './place-warnings';
import { saleWarnings } from './sale-warnings';

interface CheckedContent extends Pick<Content, 'sales' | 'places'> {
  readonly questions: readonly Pick<Question, 'category' | 'slug' | 'updated'>[];
  readonly episodes: readonly Pick<Episode, 'slug' | 'published' | 'recording'>[];
  readonly settings: Pick<Settings, 'saleRules'>;
}

function salesWarnings({ sales, places, settings: { saleRules } }: CheckedContent, now: Date): string[] {
  const current = sales.filter((sale) => !isOver(saleStatus(sale, saleRules, now)));
  const shared = sharedLandWarnings(current);
  return sales.flatMap((sale) => {
    const place = places.find(({ slug }) => slug === sale.place);
    return [
      ...saleWarnings(sale, saleRules, now),
      ...(place === undefined ? [] : placeWarnings(sale, place)),
      ...(shared.get(sale.slug) ?? []),
    ].map((warning) => `content/sales/${sale.slug}.yaml, ${warning}`);
  });
}

function textWarnings({ questions, episodes }: CheckedContent, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  const dated = [
    ...questions.map(({ category, slug, updated }) => ({
      field: `questions/${category}/${slug}.md, updated`,
      date: updated,
    })),
    ...episodes
      // Those of another feed have no file.
      .filter(({ recording }) => recording.source.kind === 'file')
      .map(({ slug, published }) => ({ field: `episodes/${slug}.md, published`, date: published })),
  ];
  return dated
    .filter(({ date }) => date > today)
    .map(({ field, date }) => `content/${field}: ${date} lies ahead. Check the year.`);
}

/**
 * Sentences about what is unusual in the content but may be right, each with its file and field.
 *
 * @param now The moment of the build.
 */
export function listWarnings(content: CheckedContent, now: Date): string[] {
  return [...listLandWarnings(content), ...salesWarnings(content, now), ...textWarnings(content, now)];
}
