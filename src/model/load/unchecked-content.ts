import type { MediaFile } from '../schema/content';
import { settingWords } from '../derive/setting-words';
import { collections, type CollectionName } from './collections';
import { namesAsWords } from './fill-words';
import { loadCollection, type Collection } from './load-collection';
import type { z } from 'zod';

type FieldsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** All files with the right shape; the checks decide whether they are consistent. */
export type UncheckedContent = { readonly [Name in CollectionName]: Collection<FieldsOf<Name>> } & {
  readonly media: ReadonlyMap<string, MediaFile>;
};

/** Reads every collection under a content folder. */
export async function loadUncheckedContent(
  contentDir: string,
  media: ReadonlyMap<string, MediaFile>,
): Promise<UncheckedContent> {
  const settings = await loadCollection(contentDir, collections.settings);
  const [site] = settings.entries;
  const words = site === undefined ? namesAsWords : settingWords(site.fields);
  return {
    settings,
    navigation: await loadCollection(contentDir, collections.navigation),
    texts: await loadCollection(contentDir, collections.texts),
    mails: await loadCollection(contentDir, collections.mails),
    sales: await loadCollection(contentDir, collections.sales, words),
    questions: await loadCollection(contentDir, collections.questions, words),
    pages: await loadCollection(contentDir, collections.pages, words),
    team: await loadCollection(contentDir, collections.team, words),
    testimonials: await loadCollection(contentDir, collections.testimonials, words),
    episodes: await loadCollection(contentDir, collections.episodes, words),
    showcases: await loadCollection(contentDir, collections.showcases, words),
    glossary: await loadCollection(contentDir, collections.glossary, words),
    places: await loadCollection(contentDir, collections.places, words),
    media,
  };
}
