import { searchRoute } from '../../model/derive/routes';
import { Link } from '../../ui/link/Link';
import { LinkList } from '../../ui/link-list/LinkList';
import { Section } from '../../ui/section/Section';
import type { SearchPageProps } from './props';
import * as styles from './SearchResults.module.css';

interface NothingFoundProps extends Pick<SearchPageProps, 'links' | 'contact'> {
  readonly query: string;
}

/** The longest words of a query are the most specific. */
const maxWords = 3;
const shortestWord = 3;

function longestWords(query: string): string[] {
  const all = [...new Set(query.split(' '))].filter((word) => word.length >= shortestWord);
  return query.includes(' ') ? all.sort((a, b) => b.length - a.length).slice(0, maxWords) : [];
}

/** Links to other pages, shown if nothing was found. */
export function NothingFound({ query, links, contact }: NothingFoundProps) {
  return (
    <Section heading={TEXTS.searchPage.waysOn} className={styles.nothing}>
      <p>{TEXTS.searchPage.fewerWords}</p>
      <LinkList
        links={[
          ...longestWords(query).map((word) => ({
            label: TEXTS.searchPage.oneWord.fill({ word }),
            href: searchRoute(word),
          })),
          ...links.others,
        ]}
      />
      <p>
        {TEXTS.questions.call} <Link href={contact.phoneHref}>{contact.phone}</Link>
      </p>
    </Section>
  );
}
