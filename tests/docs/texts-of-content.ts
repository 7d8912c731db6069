import type { Content } from '../../src/model/schema/content';

/** A text that pages show. */
export interface NamedText {
  /** Collection and field, such as questions.body. */
  readonly place: string;
  readonly text: string;
}

/** Fields whose values are names: of people, land, companies, crops and buttons. */
const nameFields = new Set(
  'name operator lab municipality city term forms legalName broker office languages soil label tenant role title'.split(
    ' ',
  ),
);

/** Fields whose values are not texts of a page. */
const otherFields = new Set(
  (
    'file slug id landDescriptions email licence location sale sales related question seeAlso contacts parcels pivots ' +
    'coulees startTime endTime registerBy timeZone anchor page hosts phone speaker category province meridian address ' +
    'order boundary northWest southEast quarter posted date published updated asOf reviewOn closingDate exerciseDate ' +
    'kind unit land crop rating number deniedRegions language subcategory alt slugs type'
  ).split(' '),
);

const collections = [
  'settings',
  'sales',
  'questions',
  'pages',
  'team',
  'testimonials',
  'episodes',
  'glossary',
  'showcases',
  'places',
  'captions',
] as const satisfies readonly (keyof Content)[];

const calendar =
  'January February March April May June July August September October November December ' +
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday AM PM';

function walk(
  value: unknown,
  field: string,
  place: string,
): { field: string; place: string; text: string }[] {
  if (typeof value === 'string')
    return otherFields.has(field) ? [] : [{ field, place: `${place}.${field}`, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, field, place));
  if (value instanceof Map) return walk([...value.values()], field, place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => walk(item, key, place));
}

/** Lists the texts of the content, without those that are names themselves. */
export function listTexts(content: Content): NamedText[] {
  return collections
    .flatMap((collection) => walk(content[collection], collection, collection))
    .filter(({ field }) => !nameFields.has(field) || field === 'title');
}

/** Collects the names in the content: those of its sales, people, places, companies and buttons. */
export function givenNames(content: Content): { names: string[]; words: Set<string> } {
  const names = [
    ...collections
      .filter((collection) => collection !== 'questions' && collection !== 'pages')
      .flatMap((collection) => walk(content[collection], collection, collection))
      .filter(({ field }) => nameFields.has(field) && field !== 'title')
      .map(({ text }) => text),
    ...Object.values(content.navigation.actions),
    ...Object.values(content.texts.sections),
    content.settings.podcast.title,
  ];
  const capitalized = [...names, calendar].flatMap((each) => each.match(/\p{Lu}[\p{L}.&-]*/gu) ?? []);
  return {
    names: names.filter((each) => each.includes(' ')),
    words: new Set(capitalized.map((word) => word.replace(/\.$/, ''))),
  };
}
