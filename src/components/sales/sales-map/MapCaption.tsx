import type { ReactNode } from 'react';
import * as styles from './InteractiveMap.module.css';

interface MapCaptionProps {
  readonly id: string;
  /** True when a cross marks a place. */
  readonly hasPlace: boolean;
  /** Description of the view; announced when it changes. */
  readonly children: ReactNode;
}

/** The caption of the map: its current view, its controls and the source of its data. */
export function MapCaption({ id, hasPlace, children }: MapCaptionProps) {
  return (
    <div className={styles.caption}>
      <p role="status">
        <b>{children}</b>
      </p>
      <p id={id}>
        <span className={styles.forMouse}>{TEXTS.salesMap.withMouse}</span>
        <span className={styles.forTouch}>{TEXTS.salesMap.byTouch}</span>
        {hasPlace && ` ${TEXTS.salesMap.place}`}
      </p>
      {/* The licence of GeoNames requires attribution. */}
      <p>{`${TEXTS.salesMap.note} Provinces, rivers and lakes: Natural Earth. Towns: GeoNames, CC BY 4.0.`}</p>
    </div>
  );
}
