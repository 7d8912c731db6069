import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { fail, ok, type Result } from '../../lib/result';
import { overdue, type ImportLimits } from './import-limits';

/** Memory for the largest parsed feed, in MB. */
const memoryMb = 1024;

/** Runs in the thread. It is a text since the bundler that compiles gatsby-node.ts finds no files for threads. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const { parseRssFeed } = require('feedsmith');
let items = null;
try {
  items = parseRssFeed(workerData.text).items ?? [];
} catch {}
parentPort.postMessage(items && { count: items.length, items: items.length > workerData.most ? [] : items });
`;

const MessageSchema = z.object({ count: z.number(), items: z.array(z.unknown()) });

/** The first message of a thread; null when it ends without one, or when the signal comes first. */
async function firstMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    function giveUp(): void {
      resolve(null);
    }
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
  });
}

/**
 * Parses the items of an RSS feed in a thread of its own, which is terminated when its time is over.
 *
 * @param deadline For the whole import.
 * @returns The items, or the problem with the feed as the end of a sentence.
 */
export async function parseRss(
  text: string,
  limits: ImportLimits,
  deadline: AbortSignal,
): Promise<Result<readonly unknown[], string>> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(limits.parseMs)]);
  const worker = new Worker(script, {
    eval: true,
    // Without the loaders of this process.
    execArgv: [],
    workerData: { text, most: limits.items },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const message = await firstMessage(worker, signal);
  await worker.terminate();
  const parsed = MessageSchema.safeParse(message);
  if (parsed.success) {
    const { count, items } = parsed.data;
    if (count <= limits.items) return ok(items);
    return fail(`the feed has ${String(count)} items, and at most ${String(limits.items)} are imported`);
  }
  if (!signal.aborted) return fail('the response is not an RSS feed');
  if (deadline.aborted) return fail(overdue(limits));
  return fail(`the feed could not be parsed within ${String(limits.parseMs / 1000)} seconds`);
}
