import { lazy, Suspense, useRef } from 'react';
import { useConsentAnswered } from '../../features/consent/consent';
import { usePlaybackStarted } from '../../features/player/playback-started';
import type { TrackedSaleProps } from '../../model/derive/status';
import { CookieNotice } from './CookieNotice';
import * as styles from './Dock.module.css';
import { SellingBanner } from './SellingBanner';
import { useDockHeight } from './use-dock-height';

/** Loaded when something was played. Where it cannot be had, the page of the episode still has its player. */
const MiniPlayer = lazy(async () => {
  const part = await import('../../components/podcast/player/MiniPlayer').catch(() => null);
  return { default: part?.MiniPlayer ?? (() => null) };
});

export interface DockProps {
  readonly sales: readonly TrackedSaleProps[];
  /** Scheme and host of the auction engine. */
  readonly engine: string;
  /** The list of sales. */
  readonly list: string;
}

/**
 * Bars at the foot of the window, stacked so that none covers another: the player, and one notice, the cookie
 * notice first.
 */
export function Dock({ sales, engine, list }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  const answered = useConsentAnswered();
  const heard = usePlaybackStarted();
  return (
    <div ref={dock} className={styles.dock}>
      {heard && (
        <Suspense>
          <MiniPlayer />
        </Suspense>
      )}
      {answered ? <SellingBanner sales={sales} engine={engine} list={list} /> : <CookieNotice />}
    </div>
  );
}
