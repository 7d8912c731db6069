import type { MediaFile } from '../schema/content';
import { collections, type CollectionName } from './collections';
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
  return {
    settings: await loadCollection(contentDir, collections.settings),
    navigation: await loadCollection(contentDir, collections.navigation),
    texts: await loadCollection(contentDir, collections.texts),
    sales: await loadCollection(contentDir, collections.sales),
    questions: await loadCollection(contentDir, collections.questions),
    pages: await loadCollection(contentDir, collections.pages),
    team: await loadCollection(contentDir, collections.team),
    testimonials: await loadCollection(contentDir, collections.testimonials),
    episodes: await loadCollection(contentDir, collections.episodes),
    showcases: await loadCollection(contentDir, collections.showcases),
    glossary: await loadCollection(contentDir, collections.glossary),
    places: await loadCollection(contentDir, collections.places),
    media,
  };
}
