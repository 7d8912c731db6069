import { lazy, Suspense, type RefObject } from 'react';
import { usePlaybackStarted } from '../../features/player/playback-started';
import type { TrackedSaleProps } from '../../model/derive/status';
import { CookieSettings } from './CookieSettings';
import { SellingBanner } from './SellingBanner';
import { useCookieSettings } from './use-cookie-settings';
import { useDockHeight } from './use-dock-height';

/** Loaded when a recording was played. If it cannot be loaded, the page of the episode still has its player. */
const MiniPlayer = lazy(async () => {
  const part = await import('../../components/podcast/player/MiniPlayer').catch(() => null);
  return { default: part?.MiniPlayer ?? (() => null) };
});

export interface DockPartsProps {
  /** The element at the foot of the window that holds these parts and the cookie notice. */
  readonly dock: RefObject<HTMLElement | null>;
  /** True when the visitor has answered the cookie notice. */
  readonly answered: boolean;
  readonly sales: readonly TrackedSaleProps[];
  /** Scheme and host of the auction engine. */
  readonly engine: string;
  /** The list of sales. */
  readonly list: string;
}

/** The bars that no page needs at first: the player, and the selling banner or the settings of cookies once the notice is answered. */
export function DockParts({ dock, answered, sales, engine, list }: DockPartsProps) {
  useDockHeight(dock);
  const playbackStarted = usePlaybackStarted();
  const { opener, close } = useCookieSettings(dock, answered);
  return (
    <>
      {playbackStarted && (
        <Suspense>
          <MiniPlayer />
        </Suspense>
      )}
      {answered && opener !== null && <CookieSettings opener={opener} onClose={close} />}
      {answered && opener === null && <SellingBanner sales={sales} engine={engine} list={list} />}
    </>
  );
}
