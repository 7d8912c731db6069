import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './SellSections.module.css';
import type { SellPageProps } from './props';

/** The editor's text: each heading opens its text, and the first one is open. */
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
