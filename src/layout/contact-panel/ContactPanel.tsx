import { lazy, Suspense, useCallback } from 'react';
import { setContactPanel, useContactPanel } from '../../features/contact/contact-panel';
import { useRouteChange } from '../../features/navigation/route-changes';
import type { ContactProps } from '../../model/derive/pages/parts';

/** Loaded with the first opening. */
const ContactDialog = lazy(async () => ({ default: (await import('./ContactDialog')).ContactDialog }));

interface ContactPanelProps {
  readonly contact: ContactProps;
  /** The page that says the same. */
  readonly page: string;
}

/** The contact side panel, which links to the contact page open where scripts run. */
export function ContactPanel({ contact, page }: ContactPanelProps) {
  const open = useContactPanel();
  const close = useCallback(() => {
    setContactPanel(false);
  }, []);
  useRouteChange(close);
  if (!open) return null;
  return (
    <Suspense>
      <ContactDialog contact={contact} page={page} onClose={close} />
    </Suspense>
  );
}
