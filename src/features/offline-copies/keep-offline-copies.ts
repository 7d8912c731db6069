import {
  copiesLock,
  filesCache,
  pagesCache,
  parseCopiesReport,
  workerRoute,
  type CopiesRequest,
} from '../../model/derive/offline/offline-copies';
import { offlineCopies } from './offline-copies';

declare global {
  interface Window {
    /** Set by Gatsby: identifies the scripts of this build. */
    readonly ___webpackCompilationHash?: string;
  }
}

/**
 * Removes the worker with all of its copies. A worker controls its open pages until they are closed, and may still be
 * saving: it is told to stop, and nothing is deleted before it has.
 */
async function removeCopies({ serviceWorker, locks }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  const request: CopiesRequest = { kind: 'stop' };
  registration?.active?.postMessage(request);
  await locks.request(copiesLock, async () => {
    await registration?.unregister();
    await Promise.all([caches.delete(pagesCache), caches.delete(filesCache)]);
  });
  offlineCopies.set(null);
}

/** Returns the worker of a registration once it accepts messages; null if it was refused or replaced meanwhile. */
async function startedWorker({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const next = waiting ?? installing;
  if (active !== null || next === null) return active;
  return new Promise((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') resolve(next);
      if (next.state === 'redundant') resolve(null);
    });
  });
}

async function syncCopies({ serviceWorker }: Navigator, keys: readonly string[]): Promise<void> {
  // serviceWorker.ready is not used: it keeps the first registration, and without one it never resolves.
  const worker = await startedWorker(await serviceWorker.register(workerRoute));
  const request: CopiesRequest = { kind: 'sync', keys, build: window.___webpackCompilationHash ?? '' };
  worker?.postMessage(request);
}

/** The keys of the shortlist. */
interface ListedKeys {
  /** Returns null until the list has been read. */
  readonly get: () => readonly string[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the pages of the shortlist on the device for use without a connection, by a service worker that is registered
 * as long as the list has entries. A build without the worker removes it.
 */
export function keepOfflineCopies({ get, subscribe }: ListedKeys): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  async function follow(): Promise<void> {
    const keys = get();
    if (keys === null) return;
    try {
      await (OFFLINE.copies && keys.length > 0 ? syncCopies(navigator, keys) : removeCopies(navigator));
    } catch {
      // Refused, as in a private window, or without a connection: existing copies stay.
    }
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const report = parseCopiesReport(data);
    if (report !== null) offlineCopies.set(report);
  });
  // One after the other: a removal must not overtake the registration before it.
  let followed = follow();
  subscribe(() => {
    followed = followed.then(follow);
  });
}
