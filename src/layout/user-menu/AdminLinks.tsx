import type { LinkProps } from '../../page-data/common-props';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/link/Link';
import * as styles from './AccountMenu.module.css';

/** Links for administrators, all to the auction engine. */
export function AdminLinks({ links }: { readonly links: readonly LinkProps[] }) {
  return (
    <>
      <h2 className={styles.admin}>{TEXTS.menus.adminMenu}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              <Icon name="external" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
