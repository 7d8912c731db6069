import type { ReactNode } from 'react';
import * as styles from './Timeline.module.css';

interface Step {
  readonly title: string;
  /** Time of the step. */
  readonly dateText?: string;
  readonly lines: readonly string[];
  /** Additional text that is only known in the browser. */
  readonly after?: ReactNode;
  readonly state?: 'done' | 'next' | 'later';
  /** True when the line from the previous step is dashed. */
  readonly dashed?: boolean;
}

function stepClass({ state = 'later', dashed = false }: Step): string {
  const names = [styles.step];
  if (state === 'done') names.push(styles.done);
  if (state === 'next') names.push(styles.next);
  if (dashed) names.push(styles.dashed);
  return names.join(' ');
}

interface TimelineProps {
  readonly steps: readonly Step[];
  /** True to be vertical on a wide screen too, as in a side column. */
  readonly down?: boolean;
}

/** Steps in order, as posts on a line: down a small screen, across a wide one. */
export function Timeline({ steps, down = false }: TimelineProps) {
  return (
    <ol className={down ? styles.timeline : `${styles.timeline} ${styles.across}`}>
      {steps.map((step) => (
        <li
          key={step.title}
          className={stepClass(step)}
          aria-current={step.state === 'next' ? 'step' : undefined}
        >
          <p className={styles.title}>{step.title}</p>
          {step.dateText !== undefined && <p className={styles.moment}>{step.dateText}</p>}
          {step.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {step.after}
        </li>
      ))}
    </ol>
  );
}
