import * as styles from './ButtonLink.module.css';

export interface ButtonAppearance {
  /** At most one primary button per view. */
  readonly kind?: 'primary' | 'secondary' | undefined;
  readonly size?: 'normal' | 'large' | undefined;
}

/** Returns the classes of a button, for buttons and links. */
export function buttonClass({ kind = 'secondary', size = 'normal' }: ButtonAppearance): string {
  const names = [styles.button];
  if (kind === 'primary') names.push(styles.primary);
  if (size === 'large') names.push(styles.large);
  return names.join(' ');
}
