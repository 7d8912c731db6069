import '../../ui/toast/Toast.module.css';
import { createToasts, type ToastMessage } from './create-toasts';
import './Toasts.module.css';

// Often a toast says that the connection is lost, and then its script could not be fetched. The browser is therefore
// asked to prefetch the script, and the styles are loaded before it.
const toasts = createToasts(async () =>
  (await import(/* webpackPrefetch: true */ './toast-container')).mountToastContainer(),
);

/** Shows a message at the foot of the window. It replaces a message of the same kind, and restarts its time. */
export function showToast(toast: ToastMessage): void {
  toasts.show(toast);
}

/** Dismisses the message of a kind, shown or pending. */
export function dismissToast(kind: string): void {
  toasts.dismiss(kind);
}
