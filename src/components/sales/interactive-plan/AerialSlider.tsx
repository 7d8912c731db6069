import * as styles from './AerialSlider.module.css';

interface AerialSliderProps {
  /** Share of the plan that is drawn, in percent. */
  readonly drawn: number;
  /** Source of the picture. */
  readonly caption: string | null;
  readonly onChange: (drawn: number) => void;
}

/** A slider that draws the plan over the aerial picture. */
export function AerialSlider({ drawn, caption, onChange }: AerialSliderProps) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{TEXTS.interactivePlan.plan}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={drawn}
        aria-label={TEXTS.interactivePlan.slider}
        aria-valuetext={`${String(drawn)}%`}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
      />
      <span aria-hidden="true">{TEXTS.interactivePlan.aerial}</span>
      {caption !== null && <small>{caption}</small>}
    </div>
  );
}
