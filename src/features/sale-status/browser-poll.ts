import { createListeners } from '../../lib/create-store';
import { setPolledStatuses } from './polled-statuses';
import { runExclusive } from './run-exclusive';
import { syncServerClock } from './server-clock';
import { createSharedPoll } from './shared-poll';

/** The key in the storage of the browser. */
const storageKey = 'sale-statuses';

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

// Browsers may report at first that there is no network when there is one, but never that it is lost.
let online = true;
const activity = createListeners();

function watchNetwork(): void {
  function set(next: boolean): void {
    online = next;
    activity.notify();
  }
  window.addEventListener('online', () => {
    set(true);
  });
  window.addEventListener('offline', () => {
    set(false);
  });
  document.addEventListener('visibilitychange', () => {
    // A sleeping page may miss the event.
    set(online || navigator.onLine);
  });
}

watchNetwork();

/** The poll of this tab, which it shares with the other tabs of the browser. */
export const browserPoll = createSharedPoll({
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
  random: () => Math.random(),
  onResponse: syncServerClock,
  read,
  write: (text) => {
    localStorage.setItem(storageKey, text);
  },
  // Missing when the site is not served over HTTPS.
  runExclusive: (task) => ('locks' in navigator ? runExclusive(navigator.locks, task) : task()),
  onStatuses: setPolledStatuses,
  isActive: () => document.visibilityState !== 'hidden' && online,
  onActivityChange: activity.subscribe,
  onStored: (listener) => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key === storageKey) listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('storage', handleStorage);
    };
  },
});
