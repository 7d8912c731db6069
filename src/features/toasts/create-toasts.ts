export interface ToastMessage {
  /** Kind of the message, in letters and dashes. One toast of a kind is shown at a time. */
  readonly kind: string;
  readonly tone: 'good' | 'bad' | 'info';
  /** A sentence or two. */
  readonly message: string;
  /** True to stay until it is closed or dismissed; others close after five seconds. */
  readonly lasting?: boolean;
}

/** Shows toasts. */
export interface Toaster {
  readonly show: (toast: ToastMessage) => void;
  readonly dismiss: (kind: string) => void;
}

/**
 * Loads the toaster with the first toast. Until then toasts wait in order, and one that is dismissed meanwhile is
 * never shown. If it cannot be loaded, errors and lasting messages wait for the next toast or for the connection.
 */
export function createToasts(loadToaster: () => Promise<Toaster>): Toaster {
  const waiting = new Map<string, ToastMessage>();
  let toaster: Toaster | null = null;
  let loading = false;
  let reported = false;

  function loaded(found: Toaster): void {
    toaster = found;
    for (const toast of waiting.values()) found.show(toast);
    waiting.clear();
  }

  function failed(error: unknown): void {
    loading = false;
    for (const { kind, tone, lasting = false } of waiting.values())
      if (tone !== 'bad' && !lasting) waiting.delete(kind);
    if (waiting.size > 0) window.addEventListener('online', load, { once: true });
    // eslint-disable-next-line no-console -- There is no other log in a browser.
    if (!reported) console.error('Toasts cannot be shown.', error);
    reported = true;
  }

  function load(): void {
    if (loading) return;
    loading = true;
    loadToaster().then(loaded).catch(failed);
  }

  function show(toast: ToastMessage): void {
    if (toaster !== null) {
      toaster.show(toast);
      return;
    }
    waiting.set(toast.kind, toast);
    load();
  }

  function dismiss(kind: string): void {
    waiting.delete(kind);
    toaster?.dismiss(kind);
  }

  return { show, dismiss };
}
