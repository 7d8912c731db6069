import type { PersonProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './Portraits.module.css';

interface PortraitsProps {
  readonly people: readonly PersonProps[];
  /** True for three columns with a sentence on each person. */
  readonly full?: boolean;
}

/** People by their portraits; each leads to the person's page. */
export function Portraits({ people, full = false }: PortraitsProps) {
  // On the page of the team the names follow its heading; elsewhere they are below the heading of their
  // section.
  const Name = full ? 'h2' : 'h3';
  return (
    <ul className={full ? `${styles.people} ${styles.full}` : styles.people}>
      {people.map(({ href, name, role, summary, picture }, index) => (
        <li key={href}>
          {picture !== null && (
            <ResponsivePicture
              picture={picture}
              sizes="(min-width: 64em) 25vw, 50vw"
              eager={full && index === 0}
            />
          )}
          <Name>
            <Link href={href} modal>
              {name}
            </Link>
          </Name>
          <p>{role}</p>
          {full && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
