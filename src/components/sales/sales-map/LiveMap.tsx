import { useRef, type ReactNode } from 'react';
import { MapStage, type MapStageProps } from './MapStage';
import { useElementSize } from './use-element-size';
import { usePrairieMap } from './use-prairie-map';
import * as styles from './LiveMap.module.css';

interface LiveMapProps extends Omit<MapStageProps, 'map' | 'size'> {
  /** The drawing that is there without scripts: shown until the map is loaded, where it cannot be, and on paper. */
  readonly children: ReactNode;
}

/** The map that can be moved, in place of the still drawing. */
export function LiveMap({ children, ...stage }: LiveMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const map = usePrairieMap();
  const ready = map !== null && size !== null;
  return (
    <div ref={frame}>
      {ready && <MapStage {...stage} map={map} size={size} />}
      <div className={ready ? styles.replaced : undefined}>{children}</div>
    </div>
  );
}
