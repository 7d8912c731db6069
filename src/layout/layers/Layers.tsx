import { useRef } from 'react';
import type { LayersProps } from '../../model/derive/pages/shell-props';
import { ContactPanel } from '../contact-panel/ContactPanel';
import { CookieNotice } from './CookieNotice';
import * as styles from './Layers.module.css';
import { SellingBanner } from './SellingBanner';
import { useDockHeight } from './use-dock-height';

/**
 * What floats above every page: the contact panel, and a dock at the foot of the window whose parts never cover
 * each other. Gatsby renders it once for all pages; none of it is in their HTML.
 */
export default function Layers({ sliceContext: layers }: { readonly sliceContext: LayersProps }) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <>
      <ContactPanel contact={layers.contact} page={layers.contactPage} />
      <div ref={dock} className={styles.dock}>
        <SellingBanner sales={layers.dated} list={layers.sales} />
        <CookieNotice />
      </div>
    </>
  );
}
