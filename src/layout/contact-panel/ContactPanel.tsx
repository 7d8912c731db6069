import { Suspense, useCallback, useEffect, useState } from 'react';
import { setContactPanel, useContactPanel } from '../../features/contact/contact-panel';
import { useRouteChange } from '../../features/navigation/route-changes';
import type { ContactProps } from '../../page-data/common-props';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import type { ContactDialogProps } from './ContactDialog';

/** Replaces a panel that could not be loaded: the contact page. */
function ContactPage({ page, open, onClose }: Pick<ContactDialogProps, 'page' | 'open' | 'onClose'>) {
  useEffect(() => {
    if (open) {
      onClose();
      window.location.assign(page);
    }
  }, [open, onClose, page]);
  return null;
}

/** Loaded with the first opening. */
const ContactDialog = lazyPart<ContactDialogProps>(
  async () => (await import('./ContactDialog')).ContactDialog,
  ContactPage,
);

interface ContactPanelProps {
  readonly contact: ContactProps;
  /** The contact page, which has the same content. */
  readonly page: string;
  /** Address of the newsletter call; null if there is no newsletter. */
  readonly newsletter: string | null;
}

/** The contact side panel, which links to the contact page open where scripts run. */
export function ContactPanel(props: ContactPanelProps) {
  const asked = useContactPanel();
  const close = useCallback(() => {
    setContactPanel(null);
  }, []);
  const [lastAsked, setLastAsked] = useState(asked);
  useRouteChange(close);
  if (asked !== null && asked !== lastAsked) setLastAsked(asked);
  // Once loaded it stays, closed: the browser restores the focus when a dialog closes, not when it is removed.
  if (lastAsked === null) return null;
  return (
    <Suspense>
      <ContactDialog {...props} about={lastAsked} open={asked !== null} onClose={close} />
    </Suspense>
  );
}
