/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '../../lib/create-store';
import { createFakeLocks } from '../../lib/fake-locks.example';
import { filesCache, pagesCache } from '../../model/derive/offline/offline-copies';
import { keepOfflineCopies } from './keep-offline-copies';
import { offlineCopies } from './offline-copies';

const environment = process.env.NODE_ENV;

/** The recorded events, in order. */
let log: string[];
let stored: Set<string>;
let locks: ReturnType<typeof createFakeLocks>;
/** Ends the worker's saving. */
let endSaving: () => void;
let worker: EventTarget & { state: ServiceWorkerState; postMessage: (message: { kind: string }) => void };
let registered: { active: typeof worker | null; installing: typeof worker | null } | undefined;
let list: ReturnType<typeof createStore<readonly string[] | null>>;

/** A worker that saves until it is told to stop, and writes once more before it does. */
function createWorker(state: ServiceWorkerState): typeof worker {
  return Object.assign(new EventTarget(), {
    state,
    postMessage: ({ kind }: { kind: string }) => {
      log.push(kind);
      if (kind === 'stop') endSaving();
      else
        void locks.request('kept-copies', async () => {
          await new Promise<void>((resolve) => {
            endSaving = () => setTimeout(resolve);
          });
          stored.add(pagesCache).add(filesCache);
        });
    },
  });
}

function changeState(state: ServiceWorkerState): void {
  worker.state = state;
  if (registered !== undefined)
    registered = { active: state === 'activated' ? worker : null, installing: null };
  worker.dispatchEvent(new Event('statechange'));
}

/** Waits until all pending promises have settled. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  log = [];
  stored = new Set();
  locks = createFakeLocks();
  endSaving = () => undefined;
  registered = undefined;
  list = createStore<readonly string[] | null>(null);
  worker = createWorker('activated');
  const unregister = () => {
    log.push('unregister');
    registered = undefined;
    return Promise.resolve(true);
  };
  const registration = () => registered && { ...registered, waiting: null, unregister: jest.fn(unregister) };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration()),
    register: () => {
      log.push('register');
      registered ??=
        worker.state === 'activated'
          ? { active: worker, installing: null }
          : { active: null, installing: worker };
      return Promise.resolve(registration());
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.assign(globalThis, {
    caches: { delete: (name: string) => Promise.resolve(stored.delete(name)) },
  });
  process.env.NODE_ENV = 'production';
  offlineCopies.set(null);
});

afterEach(() => {
  process.env.NODE_ENV = environment;
});

describe('the copies of a shortlist', () => {
  it('are kept by a worker while the list has entries, and removed with it', async () => {
    keepOfflineCopies(list);
    await settle();
    expect(log).toEqual([]);
    list.set(['ranch']);
    await settle();
    endSaving();
    await settle();
    expect(stored).toEqual(new Set([pagesCache, filesCache]));
    list.set([]);
    await settle();
    expect(log).toEqual(['register', 'sync', 'stop', 'unregister']);
    expect(stored).toEqual(new Set());
  });

  it('are removed even if the worker was still saving', async () => {
    keepOfflineCopies(list);
    list.set(['ranch']);
    await settle();
    list.set([]);
    await settle();
    expect(log).toEqual(['register', 'sync', 'stop', 'unregister']);
    expect(stored).toEqual(new Set());
  });

  it('are removed even if the registration has not ended', async () => {
    worker = createWorker('installing');
    keepOfflineCopies(list);
    list.set(['ranch']);
    await settle();
    list.set([]);
    await settle();
    expect(log).toEqual(['register']);
    changeState('activated');
    await settle();
    expect(log).toEqual(['register', 'sync', 'stop', 'unregister']);
    expect(stored).toEqual(new Set());
  });

  it('are deleted if a worker was unregistered and its copies were not', async () => {
    stored.add(pagesCache).add(filesCache);
    list.set([]);
    keepOfflineCopies(list);
    await settle();
    expect([log, stored]).toEqual([[], new Set()]);
  });

  it('are requested again after a worker could not start', async () => {
    worker = createWorker('installing');
    list.set(['ranch']);
    keepOfflineCopies(list);
    await settle();
    registered = undefined;
    changeState('redundant');
    worker = createWorker('activated');
    list.set(['ranch', 'other']);
    await settle();
    expect(log).toEqual(['register', 'register', 'sync']);
  });
});
