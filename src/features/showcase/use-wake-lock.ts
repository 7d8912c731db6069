import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    async function requestLock(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // eslint-disable-next-line site/browser-floor -- Every browser with wakeLock has it.
      lock = await navigator.wakeLock.request('screen');
      // eslint-disable-next-line site/browser-floor -- Every browser with wakeLock has it.
      if (ended) await lock.release();
    }
    function renew(): void {
      // The browser releases the lock when the page is hidden, and refuses it on a low battery.
      requestLock().catch(() => undefined);
    }
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', renew);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
