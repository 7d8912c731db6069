import type { Breadcrumbs } from '../../page-data/common-props';
import { Link } from '../../ui/link/Link';
import * as styles from './Breadcrumb.module.css';

/** Links from the home page to this one. */
export function Breadcrumb({ breadcrumbs }: { readonly breadcrumbs: Breadcrumbs }) {
  return (
    <nav aria-label={TEXTS.names.breadcrumb} className={styles.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
