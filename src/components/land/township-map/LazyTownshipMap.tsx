import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part';
import { useNearViewport } from '../../../ui/near-viewport/use-near-viewport';
import type { TownshipMapProps } from './TownshipMap';

const TownshipMap = lazyPart(
  async () => (await import(/* webpackChunkName: "township-map" */ './TownshipMap')).TownshipMap,
);

/**
 * The map of a township, loaded once its place comes near the window. It only draws what the text beside it says, so it
 * need not be in the HTML; the parent reserves its space.
 */
export function LazyTownshipMap(props: TownshipMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, '400px');
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <TownshipMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
