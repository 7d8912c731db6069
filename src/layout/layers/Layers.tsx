import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { LayersProps } from '../../model/derive/pages/shell-props';
import { ContactPanel } from '../contact-panel/ContactPanel';

/** Loaded when the page stands: nothing of it is in the HTML. */
const Dock = lazy(async () => ({ default: (await import('./Dock')).Dock }));

function never(): () => void {
  return () => undefined;
}

/** What floats above every page: the contact panel, and the dock at the foot of the window. */
export default function Layers({ sliceContext: layers }: { readonly sliceContext: LayersProps }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <Suspense>
      <ContactPanel contact={layers.contact} page={layers.contactPage} />
      <Dock sales={layers.dated} list={layers.sales} />
    </Suspense>
  );
}
