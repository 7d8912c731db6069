import {
  filesCache,
  pagesCache,
  parseCopiesReport,
  workerRoute,
  type SyncRequest,
} from '../../model/derive/offline/offline-copies';
import { offlineCopies } from './offline-copies';

declare global {
  interface Window {
    /** Set by Gatsby: identifies the scripts of this build. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** Removes the worker with all that it kept. */
async function removeCopies({ serviceWorker }: Navigator): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.unregister();
  await Promise.all([caches.delete(pagesCache), caches.delete(filesCache)]);
  offlineCopies.set(null);
}

async function syncCopies({ serviceWorker }: Navigator, keys: readonly string[]): Promise<void> {
  await serviceWorker.register(workerRoute);
  const { active } = await serviceWorker.ready;
  const request: SyncRequest = { kind: 'sync', keys, build: window.___webpackCompilationHash ?? '' };
  active?.postMessage(request);
}

/** The keys of the shortlist. */
interface ListedKeys {
  /** Returns null until the list has been read. */
  readonly get: () => readonly string[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the pages of the shortlist on the device for use without a connection, by a worker that is there as long as the
 * list has entries. A build without the worker removes it.
 */
export function keepOfflineCopies({ get, subscribe }: ListedKeys): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  async function follow(): Promise<void> {
    const keys = get();
    if (keys === null) return;
    try {
      await (OFFLINE.copies && keys.length > 0 ? syncCopies(navigator, keys) : removeCopies(navigator));
    } catch {
      // Refused, as in a private window, or without a connection: what is kept stays.
    }
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const report = parseCopiesReport(data);
    if (report !== null) offlineCopies.set(report);
  });
  subscribe(() => void follow());
  void follow();
}
