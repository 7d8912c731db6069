import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../ui/button-link/button-class';
import { Icon } from '../../../ui/icon/Icon';
import { canonicalUrl, sharePage } from './share-page';
import { ShareUrl } from './ShareUrl';
import * as styles from './ShareButton.module.css';

const readMs = 4000;

type ShareState =
  | { readonly kind: 'rest' }
  /** The words stand on the side of the button where there is room. */
  | { readonly kind: 'copied'; readonly side: 'right' | 'left' }
  | { readonly kind: 'failed'; readonly address: string };

const rest: ShareState = { kind: 'rest' };

function roomySide(button: HTMLElement | null): 'right' | 'left' {
  const left = button?.getBoundingClientRect().left ?? 0;
  return left * 2 > window.innerWidth ? 'left' : 'right';
}

/** Shares the page by whatever the device has, or copies its address. */
export function ShareButton({ title }: { readonly title: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<ShareState>(rest);

  useEffect(() => {
    if (state.kind !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState(rest);
    }, readMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function share(): Promise<void> {
    const shared = await sharePage(title);
    if (shared === 'copied') setState({ kind: 'copied', side: roomySide(button.current) });
    else setState(shared === 'failed' ? { kind: 'failed', address: canonicalUrl() } : rest);
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
        {state.kind === 'copied' && (
          <span className={`${styles.said} ${styles[state.side]}`}>{TEXTS.saleActions.linkCopied}</span>
        )}
      </span>
      {state.kind === 'failed' && (
        <ShareUrl
          address={state.address}
          onClose={() => {
            setState(rest);
          }}
          onEscape={() => button.current?.focus()}
        />
      )}
    </span>
  );
}
