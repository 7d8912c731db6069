import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { Shelf, ToastMessage } from './create-toasts';
import { rememberFocusBefore } from './focus-before';
import { keepAbove } from './keep-above';
import { noteHeight } from './note-height';
import { Rise } from './Rise';
import { ToastBody } from './ToastBody';
import * as styles from './Toasts.module.css';

/** More than these would cover the page, so the oldest that would close by itself goes. */
const mostAtOnce = 4;

interface ContainerProps {
  readonly onReady: () => void;
}

/** Time, keys and words for screen readers are ToastBody's, so the library's own are off. */
function Container({ onReady }: ContainerProps) {
  useEffect(onReady, [onReady]);
  return (
    <ToastContainer
      aria-label="Notifications"
      position="bottom-left"
      newestOnTop
      role="group"
      transition={Rise}
      className={() => styles.stack}
      toastClassName={() => ''}
      autoClose={false}
      closeButton={false}
      customProgressBar
      draggable={false}
      hotKeys={() => false}
      icon={false}
      pauseOnFocusLoss={false}
      pauseOnHover={false}
    />
  );
}

function makeShelf(host: HTMLElement): Shelf {
  const giveFocusBack = rememberFocusBefore(host);
  const above = keepAbove(host);
  const open = new Map<string, ToastMessage>();
  let round = 0;
  noteHeight(host, above.lower);

  function dismiss(kind: string): void {
    const toastId = `toast-${kind}`;
    if (document.getElementById(toastId)?.contains(document.activeElement) === true) giveFocusBack();
    open.delete(kind);
    toast.dismiss(toastId);
  }

  function show(message: ToastMessage): void {
    const { kind, tone } = message;
    const toastId = `toast-${kind}`;
    round += 1;
    const body = <ToastBody key={tone} {...message} round={round} onClose={dismiss} />;
    above.raise();
    // The first does nothing where there is none of the kind, the second nothing where there is one.
    toast.update(toastId, { render: body, delay: null });
    toast(body, { toastId });
    open.delete(kind);
    const passing = [...open.values()].find(({ lasting = false }) => !lasting);
    if (open.size >= mostAtOnce && passing !== undefined) dismiss(passing.kind);
    open.set(kind, message);
  }

  return { show, dismiss };
}

/** Puts an empty shelf for toasts beside the page, where no change of route and no crash of a page reaches it. */
export async function openShelf(): Promise<Shelf> {
  const host = document.createElement('div');
  host.className = styles.shelf;
  document.body.append(host);
  await new Promise<void>((resolve) => {
    createRoot(host).render(<Container onReady={resolve} />);
  });
  // The library has all of a toast read out, its button as well; the message alone is to be.
  host.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  return makeShelf(host);
}
