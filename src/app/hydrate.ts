import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setHydrating } from '../ui/store/use-snapshot-in-transition';
import { stopRememberingPresses } from './early-press';

/** The page's error boundaries report the errors that they catch. */
const options = { onCaughtError: () => undefined };

/**
 * Hydrates the page in a transition, which React does in slices of a few milliseconds: the page can be scrolled
 * meanwhile, and a press is handled at once, because React finishes the pressed part first.
 */
export function hydrate(element: ReactNode, container: Element): void {
  // The development server sends no HTML.
  if (process.env.NODE_ENV === 'development' && !container.hasChildNodes()) {
    createRoot(container, options).render(element);
    return;
  }
  setHydrating(true);
  startTransition(() => {
    hydrateRoot(container, element, options);
  });
  stopRememberingPresses();
}
