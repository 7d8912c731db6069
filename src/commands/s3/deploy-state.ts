import { z } from 'zod';
import { minuteMs } from '../../lib/durations';

/** What was uploaded: the digest of each object, the tag that S3 gave to it, and whether its name holds a hash. */
const Files = z.record(
  z.string(),
  z.object({ digest: z.string(), etag: z.string(), immutable: z.boolean() }),
);

const State = z.object({
  /** The deploy that is at work; null when none is. */
  deploying: z.object({ id: z.string(), since: z.iso.datetime() }).nullable(),
  current: Files,
  /** Keys of the release before with a hash in their names, for tabs that were opened then. */
  previous: z.array(z.string()),
  /** Keys that deploys have begun to upload, of which none has ended. */
  unfinished: z.array(z.string()),
});

/** What the bucket holds, as the deploys have noted it there. */
export type DeployState = z.infer<typeof State>;
export type DeployedFiles = z.infer<typeof Files>;

/** The object with the state, which no visitor gets: its name begins with a dot. */
export const stateKey = '.deploy-state.json';

/** That of a bucket to which nothing was deployed. */
export const emptyState: DeployState = { deploying: null, current: {}, previous: [], unfinished: [] };

/** A deploy that is as old has ended without saying so: CI stops its jobs after an hour. */
const longestMinutes = 60;

/** @throws When the object is none of these. */
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

/** @throws When another deploy is at work. */
export function requireIdle({ deploying }: DeployState, now: Date): void {
  if (deploying === null) return;
  const minutes = Math.round((now.getTime() - Date.parse(deploying.since)) / minuteMs);
  if (minutes >= longestMinutes || minutes < 0) return;
  throw new Error(
    `Another deploy to this bucket has begun ${minutes} minutes ago. Wait for its end. If it was killed, run the command ` +
      `with --take-over, or after ${longestMinutes - minutes} minutes.`,
  );
}

/** Keys that may be in the bucket by deploys and are neither of the new release nor for tabs of the one before. */
export function surplusKeys(state: DeployState, kept: ReadonlySet<string>): string[] {
  const known = new Set([...Object.keys(state.current), ...state.previous, ...state.unfinished]);
  return [...known].filter((key) => !kept.has(key)).sort();
}
