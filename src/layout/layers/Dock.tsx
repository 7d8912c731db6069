import { useRef } from 'react';
import type { DatedSaleProps } from '../../model/derive/pages/shell-props';
import { CookieNotice } from './CookieNotice';
import * as styles from './Dock.module.css';
import { SellingBanner } from './SellingBanner';
import { useDockHeight } from './use-dock-height';

interface DockProps {
  readonly sales: readonly DatedSaleProps[];
  /** The list of sales. */
  readonly list: string;
}

/** What stands at the foot of the window, one above the other, so that nothing covers anything. */
export function Dock({ sales, list }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <div ref={dock} className={styles.dock}>
      <SellingBanner sales={sales} list={list} />
      <CookieNotice />
    </div>
  );
}
