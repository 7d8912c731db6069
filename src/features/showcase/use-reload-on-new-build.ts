import { useEffect } from 'react';
import { buildVersionKey, shouldReload } from './build-version';
import { fetchBuildVersion } from './fetch-build-version';

declare global {
  interface Window {
    /** Gatsby's hash of the running scripts. */
    readonly ___webpackCompilationHash?: string;
  }
}

const everyMs = 600_000;
const triedKey = 'showcase-reloaded-for';

async function renew(path: string, context: object): Promise<void> {
  const fetched = await fetchBuildVersion(path);
  if (!fetched.ok) return;
  const published = fetched.value;
  const loaded = {
    scripts: window.___webpackCompilationHash ?? published.scripts,
    content: JSON.stringify(context),
  };
  if (!shouldReload(loaded, published, sessionStorage.getItem(triedKey))) return;
  sessionStorage.setItem(triedKey, buildVersionKey(published));
  window.location.reload();
}

/** Reloads the page when another build of it is published; without a network it stays as it is. */
export function useReloadOnNewBuild(path: string, context: object): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // If the browser stores nothing, the page could reload forever.
      renew(path, context).catch(() => undefined);
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [path, context]);
}
