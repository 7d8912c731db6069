import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import { LinkList } from '../../ui/link-list/LinkList';
import * as styles from './SearchFailure.module.css';
import type { SearchPageProps } from './props';

type SearchFailureProps = Pick<SearchPageProps, 'links' | 'contact'>;

/** A message that the search failed, with links to other pages. */
export function SearchFailure({ links, contact }: SearchFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">
        <Icon name="warning" />
        <span>{TEXTS.searchPage.failure}</span>
      </p>
      <p>
        {TEXTS.questions.call} <Link href={contact.phoneHref}>{contact.phone}</Link>
      </p>
      <LinkList links={links.others} />
    </div>
  );
}
