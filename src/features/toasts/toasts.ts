import '../../ui/toast/Toast.module.css';
import { createToasts, type ToastMessage } from './create-toasts';
import './Toasts.module.css';

// What a toast says is often that the connection is lost, and then nothing can be fetched to say so. The browser is
// therefore asked to keep the script at hand, and the looks come before it.
const toasts = createToasts(async () =>
  (await import(/* webpackPrefetch: true */ './toast-container')).mountToastContainer(),
);

/** Shows news at the foot of the window. News of a kind that is shown already takes its place and its time anew. */
export function showToast(toast: ToastMessage): void {
  toasts.show(toast);
}

/** Takes the news of a kind away, shown or about to be. */
export function dismissToast(kind: string): void {
  toasts.dismiss(kind);
}
