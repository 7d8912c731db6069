import type { MediaFile } from '../schema/content';
import { collections, type CollectionName } from './collections';
import { loadCollection, type Collection } from './load-collection';
import type { z } from 'zod';

type FieldsOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** All files with the right shape; whether they make sense together is for the checks to say. */
export type UncheckedContent = { readonly [Name in CollectionName]: Collection<FieldsOf<Name>> } & {
  readonly media: ReadonlyMap<string, MediaFile>;
};

/** Reads every collection under a content folder. */
export async function loadUncheckedContent(
  contentDir: string,
  media: ReadonlyMap<string, MediaFile>,
): Promise<UncheckedContent> {
  const [
    settings,
    navigation,
    sales,
    questions,
    pages,
    team,
    testimonials,
    episodes,
    showcases,
    glossary,
    places,
  ] = await Promise.all([
    loadCollection(contentDir, collections.settings),
    loadCollection(contentDir, collections.navigation),
    loadCollection(contentDir, collections.sales),
    loadCollection(contentDir, collections.questions),
    loadCollection(contentDir, collections.pages),
    loadCollection(contentDir, collections.team),
    loadCollection(contentDir, collections.testimonials),
    loadCollection(contentDir, collections.episodes),
    loadCollection(contentDir, collections.showcases),
    loadCollection(contentDir, collections.glossary),
    loadCollection(contentDir, collections.places),
  ]);
  return {
    settings,
    navigation,
    sales,
    questions,
    pages,
    team,
    testimonials,
    episodes,
    showcases,
    glossary,
    places,
    media,
  };
}
