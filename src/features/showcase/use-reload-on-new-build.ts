import { useEffect } from 'react';
import { buildVersionKey, shouldReload, type BuildVersion } from './build-version';

declare global {
  interface Window {
    /** Gatsby's hash of the scripts that run. */
    readonly ___webpackCompilationHash?: string;
  }
}

const everyMs = 600_000;
const triedKey = 'showcase-reloaded-for';

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return response.json();
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Fetches the version that is published now.
 *
 * @throws when the network is down.
 */
async function fetchBuildVersion(path: string): Promise<BuildVersion> {
  const [app, page] = await Promise.all([
    fetchJson('/page-data/app-data.json'),
    fetchJson(`/page-data${path}page-data.json`),
  ]);
  return {
    scripts: String(field(app, 'webpackCompilationHash')),
    content: JSON.stringify(field(field(page, 'result'), 'pageContext')),
  };
}

async function renew(path: string, context: object): Promise<void> {
  const published = await fetchBuildVersion(path);
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
      // A network failure, or a browser that stores nothing and so could reload forever.
      renew(path, context).catch(() => undefined);
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [path, context]);
}
