import type { TextMatch } from '../../lib/find-in-text';
import * as styles from './MarkedText.module.css';

interface MarkedTextProps {
  readonly text: string;
  /** In their order in the text. */
  readonly matches: readonly TextMatch[];
  /** Index of the current match. */
  readonly at?: number | null;
}

/** A text with the matches of a search marked. */
export function MarkedText({ text, matches, at = null }: MarkedTextProps) {
  let end = 0;
  const parts = matches.map((match, index) => {
    const before = text.slice(end, match.start);
    end = match.end;
    return [
      before,
      <mark key={match.start} className={styles.mark} data-at={index === at || undefined}>
        {text.slice(match.start, match.end)}
      </mark>,
    ];
  });
  return [...parts.flat(), text.slice(end)];
}
