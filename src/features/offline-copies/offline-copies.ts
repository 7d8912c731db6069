import { createStore } from '../../lib/create-store';
import type { CopiesReport } from '../../model/derive/offline/offline-copies';

/** The worker's last report of the copies on the device; null before the first. */
export const offlineCopies = createStore<CopiesReport | null>(null);
