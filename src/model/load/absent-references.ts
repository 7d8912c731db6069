import type { z } from 'zod';
import type { PublicationSchedule } from '../schema/schedule';
import { linkedQuestions } from './checks/entries';
import { plansIn } from './checks/text-blocks';
import type { Entry } from './files/load-collection';
import { fieldName, type Problem } from './files/problem';
import { findReferenceFields, type ReferenceField } from './files/reference-fields';
import { isPublished, scheduled } from './scheduled-changes';
import type { UncheckedContent } from './files/unchecked-content';

/** Entries that are not published at a moment, with their schedules, by collection and name. */
export type Absent = ReadonlyMap<string, { readonly file: string; readonly schedule: PublicationSchedule }>;

/** Lists the entries that the site does not have at a moment. */
export function listAbsent(draft: UncheckedContent, at: Date): Absent {
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

/** True if an entry can do without a reference: it is an item of a list, or a field of the entry itself. */
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

/** Removes references to absent entries from an entry; those that it needs are problems. */
export function withoutAbsent<Fields extends object>(
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
export function planProblems({ questions, pages }: UncheckedContent, absent: Absent): Problem[] {
  return [...questions.entries, ...pages.entries].flatMap(({ parsed: { file, body } }) =>
    plansIn(body)
      .map((sale) => `sales/${sale}`)
      .filter((target) => absent.has(target))
      .map((target) => ({ file, line: null, field: 'text', message: absence(target, absent), advice })),
  );
}

/** Questions that buttons lead to and that are absent. */
export function buttonProblems({ settings }: UncheckedContent, absent: Absent): Problem[] {
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
