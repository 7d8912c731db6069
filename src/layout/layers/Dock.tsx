import { lazy, Suspense, useRef } from 'react';
import { usePlaybackStarted } from '../../features/player/playback-started';
import { CookieNotice } from './CookieNotice';
import * as styles from './Dock.module.css';
import { SellingBanner } from './SellingBanner';
import { useDockHeight } from './use-dock-height';
import type { ScheduledSaleProps } from '../../model/derive/status';

/** Loaded when something was played. Where it cannot be had, the page of the episode still has its player. */
const MiniPlayer = lazy(async () => {
  const part = await import('../../components/podcast/player/MiniPlayer').catch(() => null);
  return { default: part?.MiniPlayer ?? (() => null) };
});

export interface DockProps {
  readonly sales: readonly ScheduledSaleProps[];
  /** The list of sales. */
  readonly list: string;
}

/** What stands at the foot of the window, one above the other, so that nothing covers anything. */
export function Dock({ sales, list }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  const heard = usePlaybackStarted();
  return (
    <div ref={dock} className={styles.dock}>
      {heard && (
        <Suspense>
          <MiniPlayer />
        </Suspense>
      )}
      <SellingBanner sales={sales} list={list} />
      <CookieNotice />
    </div>
  );
}
