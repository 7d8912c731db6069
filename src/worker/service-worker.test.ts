import { beforeEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { createFakeCaches } from './fake-caches.example';

/** A page requests a file. */
class FetchEvent {
  answer: Promise<Response> | null = null;
  constructor(readonly request: Request) {}
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
  waitUntil(): void {
    // Nothing stops this worker.
  }
}

type Listener = (event: FetchEvent) => void;

let isOnline: boolean;
let listeners: Map<string, Listener>;

function fetchFromSite(): Promise<Response> {
  return isOnline
    ? Promise.resolve(new Response('the site'))
    : Promise.reject(new TypeError('Failed to fetch'));
}

/** Runs the worker, in one script as the build makes it. */
async function startWorker({ open }: ReturnType<typeof createFakeCaches>): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/worker/service-worker.ts'],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_TEXTS: '{}' },
  });
  const scope = {
    self: {
      addEventListener: (type: string, listener: Listener) => {
        listeners.set(type, listener);
      },
    },
    location: new URL('https://site.example/sw.js'),
    caches: {
      open,
      match: async ({ url }: Request, { cacheName }: { readonly cacheName: string }) =>
        (await open(cacheName)).match(url),
    },
    fetch: fetchFromSite,
    FetchEvent,
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- It is a script.
  new Function(...Object.keys(scope), outputFiles[0]?.text ?? '')(...Object.values(scope));
}

/** Returns the source of the worker's answer. */
async function ask(path: string): Promise<string | undefined> {
  const event = new FetchEvent(new Request(`https://site.example${path}`));
  listeners.get('fetch')?.(event);
  return (await event.answer)?.text();
}

beforeEach(async () => {
  const caches = createFakeCaches();
  listeners = new Map();
  isOnline = true;
  await startWorker(caches);
  const kept = await caches.open('kept-files');
  for (const path of ['/app-a1.js', '/favicon.svg', '/manifest.webmanifest'])
    await kept.put(path, new Response('the device'));
});

describe('the worker', () => {
  it('answers with icons of the current site while there is a connection', async () => {
    expect([await ask('/favicon.svg'), await ask('/manifest.webmanifest')]).toEqual(['the site', 'the site']);
    isOnline = false;
    expect(await ask('/favicon.svg')).toBe('the device');
  });

  it('answers with files that have a hash in their names without a request', async () => {
    expect([await ask('/app-a1.js'), await ask('/app-b2.js')]).toEqual(['the device', 'the site']);
  });
});
