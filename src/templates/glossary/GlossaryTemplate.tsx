import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { GlossaryTerm } from './GlossaryTerm';
import * as styles from './GlossaryTemplate.module.css';
import type { GlossaryPageProps } from './props';

export default function GlossaryTemplate({ pageContext }: PageProps<object, GlossaryPageProps>) {
  const { breadcrumbs, heading, summary, letters } = pageContext;
  return (
    <Page breadcrumbs={breadcrumbs}>
      <PageHeading heading={heading} summary={summary} />
      <div className={styles.glossary}>
        <nav aria-label={TEXTS.names.letters} className={styles.letters}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
        {letters.map(({ letter, terms }) => (
          <section key={letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <dl>
              {terms.map((term) => (
                <GlossaryTerm key={term.slug} term={term} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, GlossaryPageProps>) {
  return <PageHead {...pageContext.head} />;
}
