import type { KeptPoll } from './kept-poll';
import { noteServerTime } from './server-clock';
import { shareStatuses } from './share-statuses';

/** Of the lock and of what is kept. */
const name = 'sale-statuses';

/** Longer than an answer may take. A tab that holds the lock longer has been put to sleep with it. */
const patienceMs = 12_000;

/** Runs a task while no other tab runs one, where the browser can keep them apart. */
async function alone(task: () => Promise<KeptPoll>): Promise<KeptPoll> {
  // Absent where the site is not served securely.
  if (!('locks' in navigator)) return task();
  const wait = new AbortController();
  const timer = setTimeout(() => {
    wait.abort();
  }, patienceMs);
  try {
    return await navigator.locks.request(name, { signal: wait.signal }, () => {
      clearTimeout(timer);
      return task();
    });
  } catch {
    return await task();
  } finally {
    clearTimeout(timer);
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// As browsers do not all tell it rightly at first, there is a network until they say that it went away.
let online = true;
const quietListeners = new Set<() => void>();

function watchNetwork(): void {
  function set(next: boolean): void {
    online = next;
    for (const listener of quietListeners) listener();
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
export const browserShare = shareStatuses({
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
  random: () => Math.random(),
  onAnswer: noteServerTime,
  read,
  write: (text) => {
    localStorage.setItem(name, text);
  },
  alone,
  isQuiet: () => document.visibilityState === 'hidden' || !online,
  onQuietChange: (listener) => {
    quietListeners.add(listener);
    return () => quietListeners.delete(listener);
  },
  onKept: (listener) => {
    const heard = ({ key }: StorageEvent): void => {
      if (key === name) listener();
    };
    window.addEventListener('storage', heard);
    return () => {
      window.removeEventListener('storage', heard);
    };
  },
});
