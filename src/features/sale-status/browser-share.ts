import { notePolled } from './polled-statuses';
import { runAlone } from './run-alone';
import { noteServerTime } from './server-clock';
import { shareStatuses } from './share-statuses';

/** Of what is kept. */
const name = 'sale-statuses';

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
  // Absent where the site is not served securely.
  alone: (task) => ('locks' in navigator ? runAlone(navigator.locks, task) : task()),
  note: notePolled,
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
