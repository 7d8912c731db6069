import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { OpenTerm } from './load-term-popover';
import { isPlainClick } from '../../lib/is-plain-click';

const marked = 'a[href^="/glossary/#"]';

/** Returns the marked term of a plain click or Enter; null for anything else, such as a click for a new tab. */
function clickedTerm(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(marked);
}

async function load(anchor: HTMLAnchorElement): Promise<OpenTerm> {
  const { loadTermPopover: explain } = await import('./load-term-popover');
  return explain(anchor);
}

/**
 * Opens definitions of the marked terms of a text in place. They are links to the glossary, which work without
 * scripts, and also when the definitions cannot be loaded.
 */
export function TermPopovers({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const [explained, setExplained] = useState<OpenTerm | null>(null);
  const close = useCallback(() => {
    setExplained(null);
  }, []);

  useEffect(() => {
    const text = within.current;
    // Some supported browsers have no popovers: there the links lead to the glossary, as without scripts.
    if (text === null || !('showPopover' in HTMLElement.prototype)) return undefined;
    for (const link of text.querySelectorAll(marked)) link.setAttribute('aria-haspopup', 'dialog');
    let latest: HTMLAnchorElement | null = null;
    function open(event: MouseEvent): void {
      const anchor = clickedTerm(event);
      if (anchor === null) return;
      event.preventDefault();
      latest = anchor;
      load(anchor).then(
        (found) => {
          if (latest === anchor) setExplained(found);
        },
        () => {
          if (latest === anchor) location.assign(anchor.href);
        },
      );
    }
    text.addEventListener('click', open);
    return () => {
      latest = null;
      text.removeEventListener('click', open);
    };
  }, [within]);

  if (explained === null) return null;
  const { anchor, definition, Note } = explained;
  return <Note key={definition.slug} anchor={anchor} definition={definition} onClose={close} />;
}
