import type { ReactNode } from 'react';
import * as styles from './LiveMap.module.css';

interface MapCaptionProps {
  readonly id: string;
  /** True when a cross marks a place. */
  readonly hasPlace: boolean;
  /** What is in view; announced when it changes. */
  readonly children: ReactNode;
}

/** What the map shows, how it moves, and where its data come from. */
export function MapCaption({ id, hasPlace, children }: MapCaptionProps) {
  return (
    <div className={styles.caption}>
      <p role="status">
        <b>{children}</b>
      </p>
      <p id={id}>
        <span className={styles.forMouse}>
          Drag the map to move it. The wheel zooms with Ctrl held, or once you have clicked the map. Keys:
          arrows, + and −, and 0 for everything.
        </span>
        <span className={styles.forTouch}>Two fingers move and zoom the map; two taps bring it nearer.</span>
        {hasPlace && ' The cross is the place you chose.'}
      </p>
      <p>
        Marks that would touch are moved apart; a line leads to the land. Township lines are calculated, and
        can be a few kilometres off. Provinces, rivers and lakes: Natural Earth. Towns: GeoNames, CC BY 4.0.
      </p>
    </div>
  );
}
