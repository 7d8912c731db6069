import { Link } from '../../ui/link/Link';
import * as styles from './Logo.module.css';

/** A name that is too long for two lines beside the buttons of a phone's header, or has a word too long for one, is set smaller. */
const long = /^.{15}|\S{12}/;

/** The mark, a section cut in four with its home quarter in gold, and the company's name. */
export function Logo({ brand, href }: { readonly brand: string; readonly href: string }) {
  return (
    <Link href={href} className={styles.logo}>
      <svg
        viewBox="0 0 40 40"
        width="34"
        height="34"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <path d="M2 2h16v16H2zM2 22h16v16H2zM22 22h16v16H22z" />
        <path className={styles.gold} d="M22 2h16v16H22z" />
      </svg>
      {long.test(brand) ? <small>{brand}</small> : brand}
    </Link>
  );
}
