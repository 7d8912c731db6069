import { z } from 'zod';
import { minuteMs } from '../../lib/durations';

/** Uploaded files: the digest of each object, the tag that S3 gave to it, and whether its name has a hash. */
const Files = z.record(
  z.string(),
  z.object({ digest: z.string(), etag: z.string(), immutable: z.boolean() }),
);

const State = z.object({
  /** The deploy in progress; null if there is none. */
  deploying: z.object({ id: z.string(), since: z.iso.datetime() }).nullable(),
  current: Files,
  /** Keys of the previous release with a hash in their names, for tabs that were opened then. */
  previous: z.array(z.string()),
  /** Keys of deploys that have begun and not ended. */
  unfinished: z.array(z.string()),
});

/** The content of the bucket, as recorded there by deploys. */
export type DeployState = z.infer<typeof State>;
export type DeployedFiles = z.infer<typeof Files>;

/** The object with the state. It is never served, since its name begins with a dot. */
export const stateKey = '.deploy-state.json';

/** The state of a bucket to which nothing was deployed. */
export const emptyState: DeployState = { deploying: null, current: {}, previous: [], unfinished: [] };

/** A deploy older than this has ended without recording it: CI stops its jobs after an hour. */
const longestMinutes = 60;

/** @throws When the object is not a state. */
export function parseState(text: string): DeployState {
  try {
    return State.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${stateKey} in the bucket can't be read. Delete it, and run the command again: it uploads everything anew, and leaves old files there.`,
      { cause },
    );
  }
}

/** @throws When another deploy is in progress. */
export function requireIdle({ deploying }: DeployState, now: Date): void {
  if (deploying === null) return;
  const minutes = Math.round((now.getTime() - Date.parse(deploying.since)) / minuteMs);
  if (minutes >= longestMinutes || minutes < 0) return;
  throw new Error(
    `Another deploy to this bucket has begun ${minutes} minutes ago. Wait for its end. If it was killed, run the command ` +
      `with --take-over, or after ${longestMinutes - minutes} minutes.`,
  );
}

/** Keys that deploys may have uploaded and that neither the new release nor tabs of the previous one need. */
export function surplusKeys(state: DeployState, kept: ReadonlySet<string>): string[] {
  const known = new Set([...Object.keys(state.current), ...state.previous, ...state.unfinished]);
  return [...known].filter((key) => !kept.has(key)).sort();
}
