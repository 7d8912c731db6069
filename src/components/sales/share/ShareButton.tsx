import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button-link/button-class';
import { Icon } from '../../../ui/icon/Icon';
import { canonicalUrl, sharePage } from './share-page';
import * as styles from './ShareButton.module.css';

const readMs = 4000;

/** Returns the class that puts a message on the side of the button that has room for it. */
function sideClass(button: HTMLElement | null): string {
  const left = button?.getBoundingClientRect().left ?? 0;
  return left * 2 > window.innerWidth ? styles.left : styles.right;
}

interface ShareButtonProps {
  readonly title: string;
  /** Returns the address to be shared; by default that of the page. */
  readonly address?: () => string;
}

/**
 * Shares the page with the device's dialog, or copies its address; if the browser allows neither, shows the address to
 * copy by hand.
 */
export function ShareButton({ title, address = canonicalUrl }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The message after copying; undefined while there is none. Each press creates a new one. */
  const [copied, setCopied] = useState<{ readonly side: string }>();

  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => {
      setCopied(undefined);
    }, readMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  async function share(): Promise<void> {
    const shared = await sharePage(title, address());
    setCopied(shared === 'copied' ? { side: sideClass(button.current) } : undefined);
    if (shared === 'failed') window.prompt(TEXTS.saleActions.copyAddress, address());
  }

  return (
    <span className={styles.share}>
      <button
        ref={button}
        type="button"
        className={buttonClass({})}
        aria-label={TEXTS.saleActions.share}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      <span role="status">
        {copied !== undefined && (
          <span className={`${styles.said} ${copied.side}`}>{TEXTS.saleActions.linkCopied}</span>
        )}
      </span>
    </span>
  );
}
