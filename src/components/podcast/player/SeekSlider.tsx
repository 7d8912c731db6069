import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Recording } from '../../../features/player/recording';
import { player } from '../../../features/player/player';
import { formatDuration } from '../../../model/derive/duration';
import * as styles from './SeekSlider.module.css';

const keySeconds = 5;

const steps: Readonly<Record<string, number | undefined>> = {
  ArrowLeft: -keySeconds,
  ArrowDown: -keySeconds,
  ArrowRight: keySeconds,
  ArrowUp: keySeconds,
};

interface SeekSliderProps {
  readonly recording: Recording;
  readonly seconds: number;
  /** The position while it is dragged, and null once it is released: only then is anything fetched. */
  readonly onDrag: (seconds: number | null) => void;
}

/** A slider for the position within the recording, with pointer and keyboard. */
export function SeekSlider({ recording, seconds, onDrag }: SeekSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const length = Math.floor(recording.seconds);

  useEffect(() => {
    const { current } = input;
    if (current === null) return undefined;
    const slider = current;
    // React reports each step of a drag as a change; the browser's own change event follows at its end.
    function settle(): void {
      player.seek(recording, slider.valueAsNumber);
      onDrag(null);
    }
    slider.addEventListener('change', settle);
    return () => {
      slider.removeEventListener('change', settle);
    };
  }, [recording, onDrag]);

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    player.skip(recording, step);
  }

  return (
    <div className={styles.slider}>
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${length}v1H0z`} />
        <path d={`M0 0h${seconds}v1H0z`} />
      </svg>
      <input
        ref={input}
        type="range"
        max={length}
        value={seconds}
        aria-label={TEXTS.player.position}
        autoComplete="off"
        aria-valuetext={`${formatDuration(seconds)} of ${formatDuration(length)}`}
        onChange={({ currentTarget }) => {
          onDrag(currentTarget.valueAsNumber);
        }}
        onKeyDown={press}
      />
    </div>
  );
}
