import { useState } from 'react';
import type { ToastMessage } from '../../features/toasts/create-toasts';
import { dismissToast, showToast } from '../../features/toasts/toasts';
import { Button } from '../../ui/button/Button';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Dialog } from '../../ui/dialog/Dialog';
import type { Example } from '../../ui/example';

const toasts: readonly ToastMessage[] = [
  {
    kind: 'sent',
    tone: 'good',
    message: 'Thanks for contacting us! We will get in touch with you shortly.',
  },
  {
    kind: 'connection',
    tone: 'bad',
    message: 'An error occurred. Check your internet connection and reload the page.',
    lasting: true,
  },
  { kind: 'stale', tone: 'info', message: 'Sale data is out-of-date. Updating...' },
  {
    kind: 'postponed',
    tone: 'info',
    message:
      'Les ventes intergouvernementalisées de Saint-Pierre-Jolys-et-Notre-Dame-de-Lourdes sont reportées.',
  },
];

/** Shows and dismisses real toasts. */
function ToastButtons() {
  return (
    <ButtonRow>
      {toasts.map((toast) => (
        <Button
          key={toast.kind}
          onClick={() => {
            showToast(toast);
          }}
        >
          {`Show ${toast.kind}`}
        </Button>
      ))}
      <Button
        onClick={() => {
          dismissToast('stale');
        }}
      >
        Dismiss stale
      </Button>
    </ButtonRow>
  );
}

function DialogWithButtons() {
  const [open, setOpen] = useState(false);
  function toggle(): void {
    setOpen(!open);
  }
  return (
    <>
      <Button onClick={toggle}>Open toasts</Button>
      <Dialog heading="Toasts" open={open} onClose={toggle} closeLabel="Close">
        <ToastButtons />
      </Dialog>
    </>
  );
}

export const toastButtonsExamples: readonly Example[] = [
  { name: 'On the page', node: <ToastButtons /> },
  { name: 'Over a dialog', node: <DialogWithButtons /> },
];
