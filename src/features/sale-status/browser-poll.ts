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

// Browsers may say at first that there is no network where there is one, but not that it went away.
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
    // A page that sleeps may miss the event.
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
  // Absent where the site is not served securely.
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
