import { randomUUID } from 'node:crypto';
import { runPool } from '../../lib/run-pool';
import type { Bucket } from './bucket';
import { requireIdle, surplusKeys, type DeployState, type DeployedFiles } from './deploy-state';
import type { Distribution } from './distribution';
import type { EdgeFunctions } from './edge-functions';
import type { SiteObject } from './site-objects';

interface DeployOptions {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly objects: readonly SiteObject[];
  readonly functions: EdgeFunctions;
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Continues even if another deploy seems to be running. */
  readonly takesOver: boolean;
  /** Stops the deploy between two files. */
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  readonly now?: () => Date;
}

const uploadsAtOnce = 16;

/** Uploads objects, and stops at the first failure. @returns Their tags by key. */
async function uploadAll(
  { bucket, signal }: Pick<DeployOptions, 'bucket' | 'signal'>,
  objects: readonly SiteObject[],
): Promise<Map<string, string>> {
  const tags = new Map<string, string>();
  let failure: Error | undefined;
  await runPool(objects, uploadsAtOnce, async (object) => {
    if (failure !== undefined) return;
    try {
      if (signal.aborted) throw new Error('The deploy was stopped. The next run goes on with it.');
      tags.set(object.key, await bucket.upload(object));
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error));
    }
  });
  if (failure !== undefined) throw failure;
  return tags;
}

/** Objects that the bucket lacks, or has with other content or headers. */
function changedObjects(
  objects: readonly SiteObject[],
  { current, unfinished }: DeployState,
  present: ReadonlyMap<string, string>,
): readonly SiteObject[] {
  const uncertain = new Set(unfinished);
  return objects.filter(({ key, digest }) => {
    const known = current[key];
    return known?.digest !== digest || uncertain.has(key) || present.get(key) !== known.etag;
  });
}

/** Keys that tabs of the previous release may still request. */
function keysForOldTabs({ current }: DeployState, kept: ReadonlySet<string>): string[] {
  return Object.entries(current).flatMap(([key, { immutable }]) =>
    immutable && !kept.has(key) ? [key] : [],
  );
}

/**
 * Publishes a site in a bucket behind CloudFront. Files that never change are uploaded first, then all others, so that
 * every page finds its scripts even if the deploy is cut off; files of the release before the previous one are deleted
 * at the end. The next run continues after a failure.
 *
 * @throws When something could not be done; the message says what, why, and what to do.
 */
export async function deploySite(options: DeployOptions): Promise<void> {
  const { bucket, distribution, objects, print, now = () => new Date() } = options;
  const parts = await distribution.findParts();
  const present = await bucket.list();
  const { state, etag } = await bucket.readState();
  if (!options.takesOver) requireIdle(state, now());
  const changed = changedObjects(objects, state, present);
  const deploying = { id: randomUUID(), since: now().toISOString() };
  const begun: DeployState = {
    ...state,
    deploying,
    unfinished: [...new Set([...state.unfinished, ...changed.map(({ key }) => key)])],
  };
  let version = await bucket.writeState(begun, etag);
  try {
    const immutable = changed.filter(({ isImmutable }) => isImmutable);
    const others = changed.filter(({ isImmutable }) => !isImmutable);
    const tags = await uploadAll(options, immutable);
    print(`Uploaded ${immutable.length} files that never change.`);
    for (const [key, tag] of await uploadAll(options, others)) tags.set(key, tag);
    print(
      `Uploaded ${others.length} pages and other files. ${objects.length - changed.length} had not changed.`,
    );
    const keys = new Set(objects.map(({ key }) => key));
    const isSame = changed.length === 0 && Object.keys(state.current).every((key) => keys.has(key));
    const previous = isSame ? state.previous : keysForOldTabs(state, keys);
    const surplus = surplusKeys(begun, new Set([...keys, ...previous])).filter((key) => present.has(key));
    // Another deploy that has taken over needs the files that this one would delete.
    version = await bucket.writeState(begun, version);
    await bucket.remove(surplus);
    if (surplus.length > 0) print(`Deleted ${surplus.length} files that are not used any more.`);
    await distribution.updateFunctions(parts, options.functions);
    await distribution.updateHeaders(parts, options.baseHeaders);
    if (!isSame || surplus.length > 0) await distribution.invalidate(deploying.id);
    const current: DeployedFiles = Object.fromEntries(
      objects.map(({ key, digest, isImmutable: immutable }) => [
        key,
        { digest, etag: tags.get(key) ?? present.get(key) ?? '', immutable },
      ]),
    );
    await bucket.writeState({ deploying: null, current, previous, unfinished: [] }, version);
  } catch (error) {
    // The next run need not wait. If this fails as well, it has to: requireIdle says so.
    await bucket.writeState({ ...begun, deploying: null }, version).catch(() => undefined);
    throw error;
  }
  print('The site is published. CloudFront sends the new pages within a minute or two.');
}
