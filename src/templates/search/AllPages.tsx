import { Link } from '../../ui/link/Link';
import { Section } from '../../ui/section/Section';
import * as styles from './SearchTemplate.module.css';
import type { SearchPageProps } from './props';

/** All pages of the site, by group. */
export function AllPages({ groups }: Pick<SearchPageProps, 'groups'>) {
  const filled = groups.filter(({ links }) => links.length > 0);
  return (
    <div className={styles.groups}>
      {filled.map(({ title, links }) => (
        <Section key={title} heading={title}>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
