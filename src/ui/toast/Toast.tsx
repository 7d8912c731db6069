import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import * as styles from './Toast.module.css';

type ToastTone = 'good' | 'bad' | 'info';

interface ToastProps {
  readonly tone: ToastTone;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** A sentence or two. */
  readonly children: string;
}

const icons = { good: 'check', bad: 'warning', info: 'info' } as const;
const toneClass: Readonly<Record<ToastTone, string>> = {
  good: styles.good,
  bad: styles.bad,
  info: styles.info,
};

/** A message about an action of the visitor, or an event. */
export function Toast({ tone, onClose, closeLabel, children }: ToastProps) {
  return (
    <div className={`${styles.toast} ${toneClass[tone]}`}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <p className={styles.message}>{children}</p>
      <span className={styles.close}>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </span>
    </div>
  );
}
