import * as styles from './ButtonLink.module.css';

export interface ButtonAppearance {
  /** One primary on a view. */
  readonly kind?: 'primary' | 'secondary' | undefined;
  readonly size?: 'normal' | 'large' | undefined;
}

/** The classes of what looks like a button, be it a button or a link. */
export function buttonClass({ kind = 'secondary', size = 'normal' }: ButtonAppearance): string {
  const names = [styles.button];
  if (kind === 'primary') names.push(styles.primary);
  if (size === 'large') names.push(styles.large);
  return names.join(' ');
}
