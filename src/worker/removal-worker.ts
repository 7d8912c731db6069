import { filesCache, pagesCache } from '../model/derive/offline/offline-copies';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Replaces the worker if a build has none: it deletes the copies of the other one, and unregisters itself.
self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete(pagesCache), caches.delete(filesCache), self.registration.unregister()]),
  );
});
