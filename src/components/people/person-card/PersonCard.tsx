import type { PersonProps } from '../../../page-data/common-props';
import { Link } from '../../../ui/link/Link';
import { ResponsivePicture } from '../../../ui/picture/ResponsivePicture';
import * as styles from './PersonCard.module.css';

/** A contact with picture, name and role. */
export function PersonCard({ person }: { readonly person: PersonProps }) {
  const { href, name, role, summary, picture } = person;
  return (
    <div className={styles.person}>
      {picture !== null && <ResponsivePicture picture={picture} sizes="8rem" />}
      <div>
        <Link href={href} modal>
          {name}
        </Link>
        <p>{role}</p>
        <p>{summary}</p>
      </div>
    </div>
  );
}
