import { Suspense, useEffect, useRef } from 'react';
import { useConsentAnswered } from '../../features/consent/consent';
import { cookieSettingsOpened } from '../../features/consent/cookie-settings';
import { trackSales } from '../../features/sale-status/tracked-sales';
import { afterLoad } from '../../lib/after-load';
import { whenIdle } from '../../lib/when-idle';
import type { OverlaysProps } from '../../page-data/shell-props';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { ContactPanel } from '../contact-panel/ContactPanel';
import { CookieNotice } from './CookieNotice';
import { DockFallback } from './DockFallback';
import * as styles from './Dock.module.css';

/**
 * Loaded once the page has loaded and is idle, or when a visitor asks for a part of it: none of it is in the HTML, and
 * its messages can wait for the pictures. If it cannot be loaded, the page works without it.
 */
const DockParts = lazyPart(async () => {
  await Promise.race([afterLoad().then(whenIdle), cookieSettingsOpened()]);
  return (await import('./DockParts')).DockParts;
}, DockFallback);

/**
 * Layers above every page: the contact panel, and the dock at the foot of the window, whose bars are stacked so that none
 * covers another. The cookie notice is in the HTML: added later, it was the largest contentful paint.
 */
export default function Overlays({ sliceContext: layers }: { readonly sliceContext: OverlaysProps }) {
  const dock = useRef<HTMLDivElement>(null);
  const answered = useConsentAnswered();
  useEffect(() => {
    trackSales(layers.tracked);
  }, [layers.tracked]);
  return (
    <>
      <div ref={dock} className={styles.dock}>
        <ClientOnly>
          <Suspense>
            <DockParts
              dock={dock}
              answered={answered}
              sales={layers.tracked}
              engine={layers.engine}
              list={layers.sales}
            />
          </Suspense>
        </ClientOnly>
        {!answered && <CookieNotice />}
      </div>
      <ClientOnly>
        <ContactPanel contact={layers.contact} page={layers.contactPage} newsletter={layers.newsletter} />
      </ClientOnly>
    </>
  );
}
