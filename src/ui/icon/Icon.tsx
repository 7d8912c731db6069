import { iconPaths, type IconName } from './icon-paths';
import * as styles from './Icon.module.css';

export type { IconName };

/** A small line drawing beside a text; hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
