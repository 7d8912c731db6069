import { lazy, Suspense, useCallback, useState } from 'react';
import { setContactPanel, useContactPanel } from '../../features/contact/contact-panel';
import { useRouteChange } from '../../features/navigation/route-changes';
import type { ContactProps } from '../../page-data/common-props';

/** Loaded with the first opening. */
const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog')).ContactDialog }));

interface ContactPanelProps {
  readonly contact: ContactProps;
  /** The contact page, which has the same content. */
  readonly page: string;
}

/** The contact side panel, which links to the contact page open where scripts run. */
export function ContactPanel({ contact, page }: ContactPanelProps) {
  const open = useContactPanel();
  const close = useCallback(() => {
    setContactPanel(false);
  }, []);
  const [wasOpen, setWasOpen] = useState(false);
  useRouteChange(close);
  if (open && !wasOpen) setWasOpen(true);
  // Once loaded it stays, closed: the browser gives the focus back when a dialog closes, not when it vanishes.
  if (!wasOpen) return null;
  return (
    <Suspense>
      <ContactDialog contact={contact} page={page} open={open} onClose={close} />
    </Suspense>
  );
}
