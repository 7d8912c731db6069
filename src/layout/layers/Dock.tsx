import { lazy, Suspense, useRef } from 'react';
import { useHeard } from '../../features/player/heard';
import { CookieNotice } from './CookieNotice';
import * as styles from './Dock.module.css';
import { SellingBanner } from './SellingBanner';
import { useDockHeight } from './use-dock-height';
import type { DatedSaleProps } from '../../model/derive/status';

/** Loaded when something was played. Where it cannot be had, the page of the episode still has its player. */
const DockPlayer = lazy(async () => {
  const part = await import('../../components/podcast/player/DockPlayer').catch(() => null);
  return { default: part?.DockPlayer ?? (() => null) };
});

export interface DockProps {
  readonly sales: readonly DatedSaleProps[];
  /** The list of sales. */
  readonly list: string;
}

/** What stands at the foot of the window, one above the other, so that nothing covers anything. */
export function Dock({ sales, list }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  const heard = useHeard();
  return (
    <div ref={dock} className={styles.dock}>
      {heard && (
        <Suspense>
          <DockPlayer />
        </Suspense>
      )}
      <SellingBanner sales={sales} list={list} />
      <CookieNotice />
    </div>
  );
}
