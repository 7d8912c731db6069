import { useEffect, type RefObject } from 'react';
import type { LinkProps } from '../../../page-data/common-props';
import { largeScreen } from '../../../styles/large-screen';

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

interface PlanKeysOptions {
  /** The plan with all that belongs to it. */
  readonly figure: HTMLElement | null;
  /** The figures of the selected parcel. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Links of the parcels in the drawing; null for one without a link. */
  readonly links: readonly (LinkProps | null)[];
  readonly selected: number | undefined;
  readonly onSelect: (parcel: number | undefined) => void;
}

/** The link of a parcel in the drawing. */
function linkIn(
  figure: HTMLElement,
  links: PlanKeysOptions['links'],
  parcel: number,
): SVGAElement | undefined {
  if (links[parcel] == null) return undefined;
  const before = links.slice(0, parcel).filter((link) => link !== null).length;
  return [...figure.querySelectorAll<SVGAElement>('svg a')][before];
}

/**
 * While a parcel is selected, arrow keys select the next and the previous one, and Esc closes its figures. The focus
 * follows in the drawing, and returns there. On a small screen the figures close when the focus goes elsewhere, because
 * they would cover it.
 *
 * @returns A function that closes the figures.
 */
export function usePlanKeys({ figure, panel, links, selected, onSelect }: PlanKeysOptions): () => void {
  function close(): void {
    const inPanel = panel.current?.contains(document.activeElement) === true;
    if (inPanel && figure !== null && selected !== undefined) linkIn(figure, links, selected)?.focus();
    onSelect(undefined);
  }

  useEffect(() => {
    if (figure === null || selected === undefined) return undefined;
    function press(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      // The slider moves by the same keys.
      if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLInputElement) return;
      const to = (selected ?? 0) + (steps.get(key) ?? 0);
      if (key === 'Escape') close();
      else if (steps.has(key) && to in links) {
        onSelect(to);
        if (figure !== null && panel.current?.contains(document.activeElement) !== true)
          linkIn(figure, links, to)?.focus();
      } else if (!steps.has(key)) return;
      event.preventDefault();
    }
    function leave({ relatedTarget }: FocusEvent): void {
      // Without a related target, the window has lost the focus, or the press was on something that cannot have it.
      if (!(relatedTarget instanceof Node) || figure?.contains(relatedTarget) !== false) return;
      if (!window.matchMedia(largeScreen).matches) onSelect(undefined);
    }
    figure.addEventListener('keydown', press);
    figure.addEventListener('focusout', leave);
    return () => {
      figure.removeEventListener('keydown', press);
      figure.removeEventListener('focusout', leave);
    };
  });
  return close;
}
