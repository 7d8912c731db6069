import { isPrivateHost } from '../../lib/node/is-private-host';
import { fail, ok, type Result } from '../../lib/result';
import { runPool } from '../../lib/run-pool';
import type { Chapter, Cue } from '../../model/schema/podcast';
import { download, type DownloadOptions } from './download';
import { episodeOf, type ImportedEpisode } from './imported-episode';
import type { ImportLimits } from './import-limits';
import { parseChapters, parseImportedTranscript } from './parse-attachments';
import { parseFeed, type FeedItem } from './parse-feed';
import { pruneCachedResponses } from './response-cache';
import { createTimedParser, type TimedParser } from './timed-parser';

/** Episodes of a feed, with warnings for the person who builds the site. */
export interface ImportedPodcast {
  readonly episodes: readonly ImportedEpisode[];
  readonly warnings: readonly string[];
}

interface ImportOptions {
  /** Of the cached copies. */
  readonly folder: string;
  readonly limits: ImportLimits;
  /** Returns whether a host is in a private network, to which a feed on the Internet does not lead. */
  readonly isPrivate?: (host: string) => Promise<boolean>;
}

const atOnce = 4;
/** By type, best first. */
const transcriptTypes = ['text/vtt', 'application/x-subrip', 'application/srt', 'text/srt'];

/** Options for fetching the transcripts and chapters of all items. */
interface AttachmentOptions {
  readonly downloads: DownloadOptions;
  readonly parseInTime: TimedParser;
  readonly warnings: string[];
}

function transcriptUrl({ podcast }: FeedItem): string | undefined {
  const offered = podcast?.transcripts ?? [];
  return transcriptTypes.flatMap((type) => offered.filter((one) => one.type === type))[0]?.url;
}

function chaptersUrl({ podcast }: FeedItem): string | undefined {
  return podcast?.chapters?.url;
}

async function fetchTranscript(
  { downloads, parseInTime, warnings }: AttachmentOptions,
  item: FeedItem,
): Promise<readonly Cue[] | null> {
  const url = transcriptUrl(item);
  if (url === undefined) return null;
  const fetched = await download(downloads, url, (text) => parseInTime(parseImportedTranscript, text));
  if (fetched.ok) return fetched.value.value;
  warnings.push(`“${item.title}” comes without its transcript, ${url}: ${fetched.failure}`);
  return null;
}

async function fetchChapters(
  { downloads, parseInTime, warnings }: AttachmentOptions,
  item: FeedItem,
): Promise<readonly Chapter[]> {
  const url = chaptersUrl(item);
  if (url === undefined) return [];
  const fetched = await download(downloads, url, (text) => parseInTime(parseChapters, text));
  if (fetched.ok) return fetched.value.value;
  warnings.push(`“${item.title}” comes without its chapters, ${url}: ${fetched.failure}`);
  return [];
}

/**
 * Fetches a podcast from its feed, or from the cached copies of an earlier build if its host does not respond.
 *
 * @param deadline Aborts the whole import.
 * @returns The episodes, or the reason why there are none: no response that can be read, now or in an earlier build.
 */
export async function importPodcast(
  { folder, limits, isPrivate = isPrivateHost }: ImportOptions,
  feedUrl: string,
  deadline = AbortSignal.timeout(limits.totalMs),
): Promise<Result<ImportedPodcast, string>> {
  const isFeedPrivate = await isPrivate(new URL(feedUrl).hostname);
  const mayRequest = async (host: string) => isFeedPrivate || !(await isPrivate(host));
  const downloads = { folder, limits, deadline, mayRequest };
  const feed = await download(downloads, feedUrl, (text) => parseFeed(text, limits, deadline));
  if (!feed.ok) {
    return fail(
      `PODCAST_FEED_URL is ${feedUrl}, and it gave no podcast: ${feed.failure}. No earlier build has kept a copy. ` +
        'Open the address in a browser to see the response, fix it, or leave the variable unset to build without the imported episodes.',
    );
  }
  const { value, stale } = feed.value;
  const warnings = value.skipped.map((reason) => `Left out of the podcast: ${reason}.`);
  if (stale !== null)
    warnings.unshift(`The podcast is that of an earlier build, since ${feedUrl} gave no new one: ${stale}.`);
  const attachments = {
    downloads: {
      ...downloads,
      limits: { ...limits, bytes: limits.attachmentBytes },
      offline: stale !== null,
    },
    parseInTime: createTimedParser(limits),
    warnings,
  };
  const imported = await runPool(value.items, atOnce, async (item) =>
    episodeOf(item, {
      transcript: await fetchTranscript(attachments, item),
      chapters: await fetchChapters(attachments, item),
    }),
  );
  const urls = [feedUrl, ...value.items.flatMap((item) => [transcriptUrl(item), chaptersUrl(item)])];
  await pruneCachedResponses(
    folder,
    urls.filter((url) => url !== undefined),
  );
  for (const { episode, lost } of imported)
    if (lost !== null) warnings.push(`The notes of “${episode.title}” ${lost}.`);
  return ok({ episodes: imported.map(({ episode }) => episode), warnings });
}
