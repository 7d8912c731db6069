import type { ShellProps } from '../../page-data/shell-props';
import { Icon } from '../../ui/icon/Icon';
import * as styles from './SocialLinks.module.css';

const icons = { Facebook: 'facebook', Instagram: 'instagram', YouTube: 'youtube' } as const;

/** The company's pages on social networks, as a row of icons. */
export function SocialLinks({ social }: Pick<ShellProps, 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.social}>
      {social.map(({ label, href }) => (
        <li key={label}>
          <a href={href} aria-label={label}>
            <Icon name={icons[label]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
