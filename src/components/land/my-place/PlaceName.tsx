import * as styles from './PlaceName.module.css';

/** The name of the visitor's place. A legal description is not broken at its hyphens; longer names may be. */
export function PlaceName({ label }: { readonly label: string }) {
  return <span className={label.includes(' ') ? undefined : styles.unbroken}>{label}</span>;
}
