import { parseRssFeed } from 'feedsmith';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../lib/result';

const Text = z.string().trim().min(1);
const Address = z.url({ protocol: /^https?$/ });
/** What matters less than the episode it belongs to: left out when it makes no sense. */
const count = z.int().positive().optional().catch(undefined);
const flag = z.boolean().default(false).catch(false);
const words = z.string().optional().catch(undefined);

const Attachment = z.object({ url: Address, type: Text });

const ItemSchema = z.object({
  title: Text,
  guid: z.object({ value: Text }).optional().catch(undefined),
  pubDate: Text.refine((date) => !Number.isNaN(Date.parse(date)), 'is not a date'),
  description: words,
  content: z.object({ encoded: words }).optional().catch(undefined),
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
    duration: z.number().positive(),
    title: words,
    summary: words,
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

/** The items of a feed; those that cannot be episodes in words. */
export interface ReadFeed {
  readonly items: readonly FeedItem[];
  readonly skipped: readonly string[];
}

function skippedWords(item: unknown, { issues }: z.ZodError): string {
  const title = z.looseObject({ title: z.string() }).safeParse(item);
  const fields = [...new Set(issues.map(({ path }) => path.join(' › ')))];
  return `“${title.success ? title.data.title : 'an item without a title'}”: ${fields.join(', ')} missing or wrong`;
}

/** Reads a podcast's feed. @returns Its items, or what is wrong with the feed as the end of a sentence. */
export function readFeed(text: string): Result<ReadFeed, string> {
  let raw: readonly unknown[];
  try {
    raw = parseRssFeed(text).items ?? [];
  } catch {
    return fail('the answer is no RSS feed');
  }
  const items: FeedItem[] = [];
  const skipped: string[] = [];
  for (const item of raw) {
    const parsed = ItemSchema.safeParse(item);
    if (parsed.success) items.push(parsed.data);
    else skipped.push(skippedWords(item, parsed.error));
  }
  return ok({ items, skipped });
}
