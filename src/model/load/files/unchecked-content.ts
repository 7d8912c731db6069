import type { MediaFile } from '../../schema/content';
import { saleWords } from '../../derive/sale-figures';
import { saleStatus } from '../../derive/status';
import { settingWords } from '../../derive/setting-words';
import { collections, type CollectionName } from './collections';
import { fillWords, namesAsWords, type Words } from './fill-words';
import { loadCollection, type Collection, type CollectionLocation } from './load-collection';
import type { ParseFile } from './parse-file';
import { moveSampleDates, sampleShift } from '../samples/sample-dates';
import type { z } from 'zod';

type FieldsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** All files with the right shape; the checks decide whether they are consistent. */
export type UncheckedContent = { readonly [Name in CollectionName]: Collection<FieldsOf<Name>> } & {
  readonly media: ReadonlyMap<string, MediaFile>;
};

/** A sale without its accepted bids. */
function withoutResults(fields: FieldsOf<'sales'>): FieldsOf<'sales'> {
  return {
    ...fields,
    parcels: fields.parcels.map((parcel) => ({ ...parcel, acceptedBid: undefined })),
    enBlocs: fields.enBlocs.map((enBloc) => ({ ...enBloc, acceptedBid: undefined })),
  };
}

/**
 * Figures of sales by their names. Selling prices have no name before the sale has closed. If a sale cannot be read,
 * all names stay as text, and only its own problem is reported.
 */
function knownFigures(
  { entries, slugs }: Collection<FieldsOf<'sales'>>,
  settings: FieldsOf<'settings'> | undefined,
  now: Date,
): Words {
  const figures = saleWords(
    entries.map(({ slug, fields }) => {
      const hasClosed =
        settings === undefined ||
        saleStatus(moveSampleDates(fields, sampleShift(settings, now)), settings.saleRules, now) ===
          'completed';
      return { slug, fields: hasClosed ? fields : withoutResults(fields) };
    }),
  );
  const unread = new Set(slugs);
  for (const { slug } of entries) unread.delete(slug);
  return { get: (name) => figures.get(name) ?? (unread.has(name.split(/[./]/)[0] ?? '') ? name : undefined) };
}

/** Replaces the figures that texts of sales name, of their own sale and of others. */
function fillSales(sales: Collection<FieldsOf<'sales'>>, words: Words): Collection<FieldsOf<'sales'>> {
  const entries = sales.entries.map((entry) => ({
    ...entry,
    fields: fillWords(entry.fields, words),
    parsed: { ...entry.parsed, data: fillWords(entry.parsed.data, words) },
  }));
  return { ...sales, entries };
}

/**
 * Reads every collection under a content folder.
 *
 * @param now The moment of the build, by which sales have closed or not.
 */
export async function loadUncheckedContent(
  contentDir: string,
  media: ReadonlyMap<string, MediaFile>,
  now: Date,
  parse?: ParseFile,
): Promise<UncheckedContent> {
  function load<Schema extends z.ZodType>(collection: CollectionLocation<Schema>, words?: Words) {
    return loadCollection(contentDir, collection, words, parse);
  }
  const settings = await load(collections.settings);
  const [site] = settings.entries;
  const rules = site === undefined ? namesAsWords : settingWords(site.fields);
  const sales = await load(collections.sales, rules);
  const figures = knownFigures(sales, site?.fields, now);
  const words = { get: (name: string) => figures.get(name) ?? rules.get(name) };
  return {
    settings,
    navigation: await load(collections.navigation),
    texts: await load(collections.texts),
    mails: await load(collections.mails),
    sales: fillSales(sales, figures),
    questions: await load(collections.questions, words),
    pages: await load(collections.pages, words),
    team: await load(collections.team, words),
    testimonials: await load(collections.testimonials, words),
    episodes: await load(collections.episodes, words),
    showcases: await load(collections.showcases, words),
    glossary: await load(collections.glossary, words),
    places: await load(collections.places, words),
    media,
  };
}
