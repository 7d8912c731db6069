import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  cssTransition,
  toast,
  ToastContainer,
  type Id,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import { regionReadyMs } from '../../ui/interaction/live-region';
import { Toast } from '../../ui/toast/Toast';
import type { Toaster, ToastMessage } from './create-toasts';
import { keepOnTop } from './keep-on-top';
import { manageFocus } from './manage-focus';
import * as styles from './Toasts.module.css';
import { trackHeight } from './track-height';

const autoCloseMs = 5000;

const ToastTransition = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false });

/** Rendered once, so these hold for every toast. */
const container = (
  <ToastContainer
    position="bottom-left"
    newestOnTop
    transition={ToastTransition}
    className={() => styles.stack}
    toastClassName={() => styles.toast}
    progressClassName={() => styles.timer}
    hideProgressBar
    closeButton={false}
    icon={false}
    draggable={false}
  />
);

/** The library pauses only when the window loses the focus, which phones don't report for a page that they hide. */
function pauseWhileHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) toast.pause();
    else toast.play();
  });
}

function createToaster(host: HTMLElement): Toaster {
  const ids = new Map<string, Id>();
  const above = keepOnTop(host);
  let count = 0;
  trackHeight(host, above.lower);

  function show({ kind, tone, message, lasting = false }: ToastMessage): void {
    function render({ closeToast }: ToastContentProps) {
      return (
        <Toast tone={tone} onClose={closeToast} closeLabel={TEXTS.controls.close}>
          {message}
        </Toast>
      );
    }
    const options = {
      role: tone === 'bad' ? 'alert' : 'status',
      autoClose: lasting ? (false as const) : autoCloseMs,
    };
    const shown = ids.get(kind);
    above.raise();
    // A toast that is closing cannot be kept: the library removes it when its transition ends.
    if (shown !== undefined && toast.isActive(shown)) {
      toast.update(shown, { ...options, render, delay: null });
      return;
    }
    count += 1;
    ids.set(kind, toast(render, { ...options, toastId: `toast-${String(count)}` }));
  }

  function dismiss(kind: string): void {
    const shown = ids.get(kind);
    // Without an id the library dismisses all.
    if (shown !== undefined) toast.dismiss(shown);
  }

  return { show, dismiss };
}

/** Mounts the container beside the page, so that neither a change of route nor a crash of a page removes it. */
export async function mountToastContainer(): Promise<Toaster> {
  const host = document.createElement('div');
  host.className = styles.host;
  host.dataset.inset = '';
  document.body.append(host);
  flushSync(() => {
    createRoot(host).render(container);
  });
  manageFocus(host);
  pauseWhileHidden();
  await new Promise((resolve) => {
    setTimeout(resolve, regionReadyMs);
  });
  return createToaster(host);
}
