/** A page that the worker serves. */
interface WindowClient {
  /** The address with which it was loaded. */
  readonly url: string;
  readonly postMessage: (message: unknown) => void;
}

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The members of the global object that the workers use. TypeScript's library for workers clashes with that for pages.
 */
export interface WorkerScope {
  readonly clients: {
    readonly get: (id: string) => Promise<WindowClient | undefined>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }) => Promise<readonly WindowClient[]>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { readonly data: unknown }) => void,
  ): void;
}
