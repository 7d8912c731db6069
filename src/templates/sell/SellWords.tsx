import { Prose } from '../../ui/prose/Prose';
import * as styles from './SellWords.module.css';

/** What the editor wrote: each heading with its text beside it. */
export function SellWords({ words }: { readonly words: readonly string[] }) {
  return (
    <div className={styles.words}>
      {words.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </div>
  );
}
