import { fail, ok, type Result } from '../../lib/result';
import type { Content } from '../schema/content';
import { isPageKey, pageKeys, type StaticPage, type PageKey } from '../schema/editorial';
import type { Settings } from '../schema/settings';
import { checkAnchors } from './checks/anchors';
import { collectPlainTexts } from './checks/collect-plain-texts';
import {
  checkLinkedQuestions,
  checkNavigation,
  checkPages,
  checkQuestions,
  checkRounds,
} from './checks/entries';
import { checkEmptyTexts } from './checks/empty-texts';
import { checkEpisodes } from './checks/episodes';
import { checkFolders } from './checks/folders';
import { checkGlossary } from './checks/glossary';
import { checkLandRecords } from './checks/land-records';
import { checkMarkdownTexts } from './checks/markdown-texts';
import { checkOwnIds } from './checks/own-ids';
import { checkPlainTexts } from './checks/plain-texts';
import { checkReferences } from './checks/references';
import { checkMediaContents } from './checks/media-contents';
import { checkPodcastPictures } from './checks/podcast-pictures';
import { checkSaleBids } from './checks/sale-bids';
import { runSaleCheck } from './checks/sale-check';
import { checkSaleBoundaries } from './checks/sale-boundaries';
import { checkSaleCopies } from './checks/sale-copies';
import { checkSaleIds } from './checks/sale-ids';
import { checkSaleAerial } from './checks/sale-aerial';
import { checkSaleLand } from './checks/sale-land';
import { checkSaleSlugs } from './checks/sale-slugs';
import { checkSaleTimes } from './checks/sale-times';
import { checkSaleUses } from './checks/sale-uses';
import { checkTextBlocks } from './checks/text-blocks';
import { checkUnknownWords } from './checks/unknown-words';
import { loadUncheckedContent, type UncheckedContent } from './files/unchecked-content';
import { loadCaptions } from './load-captions';
import type { Collection } from './files/load-collection';
import { loadEpisodes } from './load-episodes';
import { loadMedia } from './load-media';
import type { ParseFile } from './files/parse-file';
import type { Problem } from './files/problem';
import { publishedAt, scheduleProblems } from './publication';
import { listChanges } from './scheduled-changes';
import { moveSamples } from './move-samples';
import { sampleShift } from './samples/sample-dates';

const saleChecks = [
  checkSaleSlugs,
  checkSaleTimes,
  checkSaleLand,
  checkSaleBoundaries,
  checkSaleAerial,
  checkSaleBids,
  checkSaleCopies,
  checkSaleUses,
];

function withSlugs<Fields extends object>(collection: Collection<Fields>) {
  return collection.entries.map(({ fields, slug }) => ({ ...fields, slug }));
}

function withBodies<Fields extends object>(collection: Collection<Fields>) {
  return collection.entries.map(({ fields, slug, folder, parsed }) => ({
    ...fields,
    slug,
    category: folder,
    body: parsed.body,
  }));
}

function inOrder<Item extends { readonly order: number; readonly slug: string }>(
  items: readonly Item[],
): Item[] {
  return [...items].sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

function pagesByKey(draft: UncheckedContent): Partial<Record<PageKey, StaticPage>> {
  const pages: Partial<Record<PageKey, StaticPage>> = {};
  for (const page of withBodies(draft.pages)) if (isPageKey(page.slug)) pages[page.slug] = page;
  return pages;
}

function hasEveryPage(pages: Partial<Record<PageKey, StaticPage>>): pages is Record<PageKey, StaticPage> {
  return pageKeys.every((key) => pages[key] !== undefined);
}

function findProblems(draft: UncheckedContent, settings: Settings | undefined, now: Date): Problem[] {
  const texts = collectPlainTexts(draft);
  return [
    ...Object.values(draft).flatMap((collection) => ('problems' in collection ? collection.problems : [])),
    ...checkPages(draft),
    ...checkReferences(draft),
    ...draft.sales.entries.flatMap((entry) => saleChecks.flatMap((check) => runSaleCheck(check, entry))),
    ...checkLandRecords(draft, settings, now),
    ...checkSaleIds(draft),
    ...checkEpisodes(draft),
    ...checkRounds(draft),
    ...checkNavigation(draft),
    ...checkAnchors(draft),
    ...checkGlossary(draft),
    ...checkEmptyTexts(draft),
    ...checkOwnIds(draft),
    ...checkPlainTexts(texts),
    ...checkTextBlocks(draft),
    ...checkMarkdownTexts(draft),
    ...checkUnknownWords(texts, draft),
    ...(settings === undefined
      ? []
      : [...checkQuestions(draft, settings), ...checkLinkedQuestions(draft, settings)]),
  ];
}

/**
 * Reads, parses and checks everything under a content folder.
 *
 * @param contentDir The folder that holds settings/, sales/ and the others.
 * @param now The moment of the build; the dates of sample sales move along with it.
 * @param parse From `createParseCache` where the same content is loaded again and again.
 * @returns The content, or every problem found, in the order of the files.
 */
export async function loadContent(
  contentDir: string,
  now: Date,
  parse?: ParseFile,
): Promise<Result<Content, readonly Problem[]>> {
  const media = await loadMedia(contentDir);
  const draft = await loadUncheckedContent(contentDir, media.files, now, parse);
  const settings = draft.settings.entries[0]?.fields;
  const navigation = draft.navigation.entries[0]?.fields;
  const texts = draft.texts.entries[0]?.fields;
  const mails = draft.mails.entries[0]?.fields;
  const moved = moveSamples(draft, settings === undefined ? 0 : sampleShift(settings, now));
  const changes = listChanges(moved, now);
  const { episodes, problems: episodeProblems } = await loadEpisodes(contentDir, draft);
  const { captions, problems: captionProblems } = await loadCaptions(contentDir, draft);
  const problems = [
    ...(await checkFolders(contentDir)),
    ...media.problems,
    ...findProblems(draft, settings, now),
    ...scheduleProblems(moved, [now, ...changes.map(({ at }) => new Date(at))]),
    ...episodeProblems,
    ...captionProblems,
    ...(await checkPodcastPictures(contentDir, draft)),
    ...(await checkMediaContents(contentDir, draft)),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const pages = pagesByKey(draft);
  if (
    problems.length > 0 ||
    settings === undefined ||
    navigation === undefined ||
    texts === undefined ||
    mails === undefined ||
    !hasEveryPage(pages)
  )
    return fail(problems);
  const published = publishedAt(moved, now).content;
  const notes = new Map(published.episodes.entries.map(({ slug, parsed }) => [slug, parsed.body]));
  return ok({
    settings,
    navigation,
    texts,
    mails,
    sales: withSlugs(published.sales),
    questions: inOrder(withBodies(published.questions)),
    pages,
    team: inOrder(withBodies(published.team)),
    testimonials: inOrder(withSlugs(published.testimonials)),
    episodes: episodes.flatMap((episode) => {
      const body = notes.get(episode.slug);
      return body === undefined ? [] : [{ ...episode, body }];
    }),
    showcases: withSlugs(published.showcases),
    places: withSlugs(published.places),
    glossary: withSlugs(published.glossary).sort((a, b) => a.term.localeCompare(b.term, 'en')),
    media: draft.media,
    captions,
    changes,
  });
}
