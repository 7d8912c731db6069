import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { trackSales } from '../../features/sale-status/tracked-sales';
import { afterLoad } from '../../lib/after-load';
import type { OverlaysProps } from '../../page-data/shell-props';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { ContactPanel } from '../contact-panel/ContactPanel';
import type { DockProps } from './Dock';

/**
 * Loaded when the page has loaded: nothing of it is in the HTML, and what it says can wait for the pictures. A page without
 * it is better than none.
 */
const Dock = lazy<ComponentType<DockProps>>(async () => {
  await afterLoad();
  const part = await import('./Dock').catch(() => null);
  return { default: part?.Dock ?? (() => null) };
});

/** Layers above every page: the contact panel, and the dock at the foot of the window. */
export default function Overlays({ sliceContext: layers }: { readonly sliceContext: OverlaysProps }) {
  useEffect(() => {
    trackSales(layers.tracked);
  }, [layers.tracked]);
  return (
    <ClientOnly>
      <ContactPanel contact={layers.contact} page={layers.contactPage} />
      <Suspense>
        <Dock sales={layers.tracked} engine={layers.engine} list={layers.sales} />
      </Suspense>
    </ClientOnly>
  );
}
