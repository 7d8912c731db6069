import { createStore } from '../../lib/create-store';
import type { CopiesReport } from '../../model/derive/offline/offline-copies';

/** What the worker last said is on the device; null before. */
export const offlineCopies = createStore<CopiesReport | null>(null);
