import { z } from 'zod';
import { fail, ok, type Result } from '../../lib/result';
import { onOneLine } from '../../lib/invisible-characters';
import { excerpt, fieldName } from '../../model/load/files/problem';
import { maxSeconds } from '../../model/load/files/transcript';
import type { ImportLimits } from './import-limits';
import { parseRss } from './parse-rss';

const maxLength = 300;
const Text = z.string().transform(onOneLine).pipe(z.string().min(1).max(2000));
const Title = Text.transform((title) =>
  title.length > maxLength ? `${title.slice(0, maxLength).trimEnd()}…` : title,
);
const Address = z.url({ protocol: /^https?$/ }).max(2000);
const [firstYear, lastYear] = [1990, 2100];

function isPlausible(date: string): boolean {
  const year = new Date(date).getUTCFullYear();
  return Number.isNaN(year) || (year >= firstYear && year <= lastYear);
}

/** Optional fields of an episode, which are dropped when they are invalid. */
const count = z.int().positive().max(1_000_000).optional().catch(undefined);
const flag = z.boolean().default(false).catch(false);
const optionalText = z.string().optional().catch(undefined);

const Attachment = z.object({ url: Address, type: Text });

const ItemSchema = z.object({
  title: Title,
  guid: z.object({ value: Text }).optional().catch(undefined),
  pubDate: Text.refine((date) => !Number.isNaN(Date.parse(date)), 'is not a date').refine(
    isPlausible,
    `is not in a year from ${String(firstYear)} to ${String(lastYear)}`,
  ),
  description: optionalText,
  content: z.object({ encoded: optionalText }).optional().catch(undefined),
  enclosures: z
    .array(
      z.object({
        url: Address,
        type: z.string().startsWith('audio/'),
        length: z.int().positive().optional().catch(undefined),
      }),
    )
    .min(1),
  itunes: z.object({
    duration: z.number().positive().max(maxSeconds),
    title: Title.optional().catch(undefined),
    summary: optionalText,
    explicit: flag,
    episode: count,
    season: count,
    episodeType: z.enum(['full', 'trailer', 'bonus']).default('full').catch('full'),
  }),
  podcast: z
    .object({
      transcripts: z.array(Attachment).default([]).catch([]),
      chapters: Attachment.optional().catch(undefined),
      persons: z
        .array(z.object({ display: Text, role: z.string().optional() }))
        .default([])
        .catch([]),
    })
    .optional()
    .catch(undefined),
});
/** An item of a feed with all that an episode needs. */
export type FeedItem = z.infer<typeof ItemSchema>;

/** Parses the items of a feed, with messages about those that cannot be episodes. */
export interface ParsedFeed {
  readonly items: readonly FeedItem[];
  readonly skipped: readonly string[];
}

function skipReason(item: unknown, { issues }: z.ZodError): string {
  const title = z.looseObject({ title: z.string() }).safeParse(item);
  const fields = issues.map(
    ({ path, code, message }) => `${fieldName(path)} ${code === 'custom' ? message : 'is missing or wrong'}`,
  );
  return `“${title.success ? excerpt(title.data.title) : 'an item without a title'}”: ${[...new Set(fields)].join(', ')}`;
}

/**
 * Parses a podcast's feed. A feed without episodes is an error: hosts return one when something has failed, and it
 * would replace the last good copy.
 *
 * @param deadline For the whole import.
 * @returns Its items, or the problem with the feed as the end of a sentence.
 */
export async function parseFeed(
  text: string,
  limits: ImportLimits,
  deadline: AbortSignal,
): Promise<Result<ParsedFeed, string>> {
  const raw = await parseRss(text, limits, deadline);
  if (!raw.ok) return raw;
  const items: FeedItem[] = [];
  const skipped: string[] = [];
  for (const item of raw.value) {
    const parsed = ItemSchema.safeParse(item);
    if (parsed.success) items.push(parsed.data);
    else skipped.push(skipReason(item, parsed.error));
  }
  if (items.length > 0) return ok({ items, skipped });
  return fail(
    raw.value.length === 0
      ? 'the feed has no episodes'
      : `none of its ${String(raw.value.length)} items can be an episode, such as ${skipped[0] ?? ''}`,
  );
}
