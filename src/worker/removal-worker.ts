import { filesCache, pagesCache } from '../model/derive/offline/offline-copies';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// In place of the worker where a build has none: it deletes what the other one kept, and unregisters itself.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete(pagesCache), caches.delete(filesCache), self.registration.unregister()]),
  );
});
