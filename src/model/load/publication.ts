import type { z } from 'zod';
import type { ScheduledChange } from '../schema/content';
import type { Schedule } from '../schema/schedule';
import { listRoutes, withoutLinks } from './absent-links';
import { linkedQuestions } from './checks/entries';
import { plansIn } from './checks/text-blocks';
import { collections, type CollectionName } from './collections';
import type { Collection, Entry } from './load-collection';
import { fieldName, type Problem } from './problem';
import { findReferenceFields, type ReferenceField } from './reference-fields';
import type { UncheckedContent } from './unchecked-content';

/** Kinds of entries with a schedule. */
const scheduled = [
  'sales',
  'questions',
  'team',
  'testimonials',
  'episodes',
  'showcases',
  'glossary',
] as const satisfies readonly CollectionName[];

function isPublished({ publishAt, unpublishAt }: Schedule, at: Date): boolean {
  return (
    (publishAt === undefined || new Date(publishAt) <= at) &&
    (unpublishAt === undefined || new Date(unpublishAt) > at)
  );
}

/** Lists what changes by schedules after a moment, the next first. */
export function listChanges(draft: UncheckedContent, after: Date): ScheduledChange[] {
  return scheduled
    .flatMap((name) =>
      draft[name].entries.flatMap(({ fields: { publishAt, unpublishAt }, parsed: { file } }) => [
        ...(publishAt === undefined ? [] : [{ at: publishAt, file, kind: 'publish' as const }]),
        ...(unpublishAt === undefined ? [] : [{ at: unpublishAt, file, kind: 'take-down' as const }]),
      ]),
    )
    .filter(({ at }) => new Date(at) > after)
    .sort((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
}

const changeWords = { publish: 'is published', 'take-down': 'is taken down' } as const;

/** A scheduled change as a sentence, such as "2026-12-01T09:00:00-06:00: content/team/ann-roy.md is published." */
export function formatChange({ at, file, kind }: ScheduledChange): string {
  return `${at}: ${file} ${changeWords[kind]}.`;
}

/** Entries that are not published at a moment, with their schedules, by collection and name. */
type Absent = ReadonlyMap<string, { readonly file: string; readonly schedule: Schedule }>;

function listAbsent(draft: UncheckedContent, at: Date): Absent {
  return new Map(
    scheduled.flatMap((name) =>
      draft[name].entries
        .filter(({ fields }) => !isPublished(fields, at))
        .map(({ fields, folder, slug, parsed }) => [
          [name, folder, slug].filter(Boolean).join('/'),
          { file: parsed.file, schedule: fields },
        ]),
    ),
  );
}

function targetOf({ format, collection = '', value }: ReferenceField): string {
  return `${format === 'question' ? 'questions' : collection}/${value}`;
}

/** Whether an entry can do without a reference: it is an item of a list, or a field of the entry itself. */
function canBeOmitted({ path: [, index, ...rest] }: ReferenceField): boolean {
  return index === undefined || (typeof index === 'number' && rest.length === 0);
}

/** A copy of an entry's data without the values at some paths of one or two parts. */
function omit(fields: object, paths: readonly (readonly PropertyKey[])[]): unknown {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
      const own = paths.filter(([first]) => first === key);
      if (own.length === 0) return [[key, value]];
      if (!Array.isArray(value)) return [];
      return [[key, value.filter((_item, index) => !own.some(([, second]) => second === index))]];
    }),
  );
}

const advice =
  'an entry that is on the site for as long as this one, or give this one a schedule that ends with it.';

function absence(target: string, absent: Absent): string {
  const { file = target, schedule = {} } = absent.get(target) ?? {};
  const { publishAt, unpublishAt } = schedule;
  const times = [
    ...(publishAt === undefined ? [] : [`from ${publishAt}`]),
    ...(unpublishAt === undefined ? [] : [`until ${unpublishAt}`]),
  ];
  return `${file} is on the site only ${times.join(' ')}, and is needed here for longer`;
}

/** Leaves out what an entry says of absent entries; what it needs of them is a problem. */
function withoutAbsent<Fields extends object>(
  entry: Entry<Fields>,
  schema: z.ZodType<Fields>,
  absent: Absent,
): { readonly entry: Entry<Fields>; readonly problems: readonly Problem[] } {
  const dangling = findReferenceFields(schema, entry.fields).filter((field) => absent.has(targetOf(field)));
  if (dangling.length === 0) return { entry, problems: [] };
  const omitted = dangling.filter(canBeOmitted).map(({ path }) => path);
  const rest = schema.safeParse(omit(entry.fields, omitted));
  const broken = new Set(rest.error?.issues.map(({ path: [key] }) => key));
  const problems = dangling
    .filter((field) => !canBeOmitted(field) || broken.has(field.path[0]))
    .map((field) => ({
      file: entry.parsed.file,
      line: entry.parsed.lineOf(field.path),
      field: fieldName(field.path),
      message: absence(targetOf(field), absent),
      advice,
    }));
  return { entry: rest.success ? { ...entry, fields: rest.data } : entry, problems };
}

/** Texts that show plans of absent sales. */
function planProblems({ questions, pages }: UncheckedContent, absent: Absent): Problem[] {
  return [...questions.entries, ...pages.entries].flatMap(({ parsed: { file, body } }) =>
    plansIn(body)
      .map((sale) => `sales/${sale}`)
      .filter((target) => absent.has(target))
      .map((target) => ({ file, line: null, field: 'text', message: absence(target, absent), advice })),
  );
}

/** Questions that buttons lead to and that are absent. */
function buttonProblems({ settings }: UncheckedContent, absent: Absent): Problem[] {
  return settings.entries
    .flatMap(({ fields }) => linkedQuestions(fields.brand.slug))
    .flatMap((name) => absent.get(`questions/${name}`) ?? [])
    .map(({ file }) => ({
      file,
      line: null,
      field: 'publishAt, unpublishAt',
      message: 'buttons and links of the site lead to this question, which would be missing for a time',
      advice: 'the question without a schedule.',
    }));
}

/**
 * What the site has at a moment: entries whose schedules say so, without what they say of others.
 *
 * @returns The content, and a problem for each entry that needs one that is absent.
 */
export function publishedAt(
  draft: UncheckedContent,
  at: Date,
): { readonly content: UncheckedContent; readonly problems: readonly Problem[] } {
  const absent = listAbsent(draft, at);
  const routes = listRoutes(draft);
  const absentRoutes = [...absent.values()].flatMap(({ file }) => routes.get(file) ?? []);
  const problems: Problem[] = [];
  function present<Fields extends object>(collection: Collection<Fields & Schedule>) {
    return { ...collection, entries: collection.entries.filter(({ fields }) => isPublished(fields, at)) };
  }
  function settled<Fields extends object>(collection: Collection<Fields>, schema: z.ZodType<Fields>) {
    const entries = collection.entries.map((entry) => {
      const result = withoutAbsent(entry, schema, absent);
      problems.push(...result.problems);
      const { fields, parsed } = result.entry;
      return {
        ...result.entry,
        fields: withoutLinks(fields, absentRoutes),
        parsed: { ...parsed, body: withoutLinks(parsed.body, absentRoutes) },
      };
    });
    return { ...collection, entries };
  }
  const content = {
    ...draft,
    navigation: settled(draft.navigation, collections.navigation.schema),
    pages: settled(draft.pages, collections.pages.schema),
    sales: settled(present(draft.sales), collections.sales.schema),
    questions: settled(present(draft.questions), collections.questions.schema),
    team: settled(present(draft.team), collections.team.schema),
    testimonials: settled(present(draft.testimonials), collections.testimonials.schema),
    episodes: settled(present(draft.episodes), collections.episodes.schema),
    showcases: settled(present(draft.showcases), collections.showcases.schema),
    glossary: settled(present(draft.glossary), collections.glossary.schema),
  };
  problems.push(...planProblems(content, absent), ...buttonProblems(content, absent));
  return { content, problems };
}

/** Entries that would need an absent one at any of some moments; each is reported once. */
export function scheduleProblems(draft: UncheckedContent, moments: readonly Date[]): Problem[] {
  const found = moments.flatMap((at) => publishedAt(draft, at).problems);
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
