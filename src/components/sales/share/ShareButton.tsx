import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { buttonClass } from '../../../ui/button-link/button-class';
import { Icon } from '../../../ui/icon/Icon';
import { canonicalUrl, sharePage } from './share-page';
import * as styles from './ShareButton.module.css';
import type { ShareUrlProps } from './ShareUrl';

/** Loaded where a page can be neither shared nor copied; nothing is shown where its code can't be had. */
const ShareUrl = lazy<ComponentType<ShareUrlProps>>(async () => {
  const part = await import('./ShareUrl').catch(() => null);
  return { default: part?.ShareUrl ?? (() => null) };
});

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
        <Suspense>
          <ShareUrl
            address={state.address}
            onClose={() => {
              setState(rest);
            }}
            onEscape={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </span>
  );
}
