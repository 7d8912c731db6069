import { Prose } from '../../ui/prose/Prose';
import * as styles from './SellSections.module.css';

/** Text of the editor: each heading with its text beside it. */
export function SellSections({ sections }: { readonly sections: readonly string[] }) {
  return (
    <div className={styles.words}>
      {sections.map((html) => (
        <Prose key={html} html={html} />
      ))}
    </div>
  );
}
