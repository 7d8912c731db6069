import { useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import * as styles from './GlossaryTemplate.module.css';
import type { GlossaryPageProps } from './props';
import { useOpenTarget } from './use-open-target';

/** All terms by their letters, each folded over its definition. */
export function GlossaryTerms({ letters }: Pick<GlossaryPageProps, 'letters'>) {
  const terms = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  useOpenTarget(terms);

  function toggleAll(): void {
    for (const details of terms.current?.querySelectorAll('details') ?? []) details.open = !allOpen;
    setAllOpen(!allOpen);
  }

  return (
    <div ref={terms} className={styles.glossary}>
      <div className={styles.jump}>
        <nav aria-label={TEXTS.names.letters} className={styles.letters}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
        <div className={styles.all}>
          <Button onClick={toggleAll}>
            {allOpen ? TEXTS.questions.hideDefinitions : TEXTS.questions.showDefinitions}
          </Button>
        </div>
      </div>
      <div>
        {letters.map(({ letter, html }) => (
          <section key={letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
}
