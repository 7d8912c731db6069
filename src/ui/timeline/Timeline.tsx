import * as styles from './Timeline.module.css';

export interface TimelineStep {
  readonly title: string;
  readonly lines: readonly string[];
  readonly state?: 'done' | 'next' | 'later';
  /** Time passes before this step: the leg to it is dashed. */
  readonly gap?: boolean;
}

/** Steps in their order as posts on a line; across on a large screen, down on a small one. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ title, lines, state = 'later', gap = false }) => (
        <li key={title} className={`${styles[state]}${gap ? ` ${styles.gap}` : ''}`}>
          <b>{title}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
