import { createToasts, type ToastMessage } from './create-toasts';

const toasts = createToasts(async () => (await import('./open-shelf')).openShelf());

/** Shows news at the foot of the window. News of a kind that is shown already takes its place and its time anew. */
export function showToast(toast: ToastMessage): void {
  toasts.show(toast);
}

/** Takes the news of a kind away, shown or about to be. */
export function dismissToast(kind: string): void {
  toasts.dismiss(kind);
}

/**
 * Fetches what shows toasts. For those who watch the connection: once it is lost, nothing can be fetched to say so.
 */
export function prepareToasts(): void {
  toasts.prepare();
}
