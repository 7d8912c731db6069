import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './SellSections.module.css';
import type { SellPageProps } from './props';

/** Text of the editor: each heading opens its text, the first one stands open. */
export function SellSections({ text: { intro, sections } }: SellPageProps) {
  return (
    <div className={styles.words}>
      <Prose html={intro} />
      {sections.map(({ id, heading, html }, index) => (
        <Disclosure key={id} summary={<h2 id={id}>{heading}</h2>} open={index === 0}>
          <Prose html={html} />
        </Disclosure>
      ))}
    </div>
  );
}
