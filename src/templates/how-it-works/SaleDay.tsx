import { Link } from '../../ui/link/Link';
import type { HowItWorksPageProps } from './props';
import * as styles from './SaleDay.module.css';

/**
 * The day of a sale, drawn as bars: across a wide screen, down a small one. The hatched ends are late bids. The text
 * says all that the drawing shows.
 */
export function SaleDay({ parts, example }: Pick<HowItWorksPageProps, 'parts' | 'example'>) {
  return (
    <figure className={styles.day}>
      <ol className={styles.parts}>
        {parts.map(({ part, title, text, time, length }) => (
          <li key={part} className={styles[part]}>
            <p className={styles.bar}>{length}</p>
            <div className={styles.words}>
              {time !== '' && <p className={styles.time}>{time}</p>}
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {example !== null && (
        <figcaption>
          {TEXTS.howItWorks.times} <Link href={example.href}>{example.label}</Link>.{' '}
          {TEXTS.howItWorks.lateBids}
        </figcaption>
      )}
    </figure>
  );
}
