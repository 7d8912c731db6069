import { Suspense, type RefObject } from 'react';
import { closeCookieSettings } from '../../features/consent/cookie-settings';
import { usePlaybackStarted } from '../../features/player/playback-started';
import { pageOffer } from '../../features/sale-status/page-offer';
import type { TrackedSaleProps } from '../../model/derive/status';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { useStore } from '../../ui/store/use-store';
import { BidBar } from './BidBar';
import { CookieSettings } from './CookieSettings';
import { SellingBanner } from './SellingBanner';
import { useCookieSettings } from './use-cookie-settings';
import { useDockHeight } from './use-dock-height';
import { usePressThrough } from './use-press-through';

/** Loaded when a recording is played. If it cannot be loaded, the page of the episode still has its player. */
const MiniPlayer = lazyPart(
  async () => (await import('../../components/podcast/player/MiniPlayer')).MiniPlayer,
);

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

/**
 * The bars that no page needs at first: the player and, once the notice is answered, the cookie settings, the page's
 * own button or the selling banner.
 */
export function DockParts({ dock, answered, sales, engine, list }: DockPartsProps) {
  useDockHeight(dock);
  usePressThrough(dock);
  const playbackStarted = usePlaybackStarted();
  const opener = useCookieSettings(dock, answered);
  const offer = useStore(pageOffer, null);
  return (
    <>
      {playbackStarted && (
        <Suspense>
          <MiniPlayer />
        </Suspense>
      )}
      {opener !== null && <CookieSettings opener={opener} onClose={closeCookieSettings} />}
      {answered && opener === null && offer !== null && <BidBar key={offer.heading} offer={offer} />}
      {answered && opener === null && <SellingBanner sales={sales} engine={engine} list={list} />}
    </>
  );
}
