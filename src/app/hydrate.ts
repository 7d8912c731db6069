import { startTransition, type ReactNode } from 'react';
import type * as ReactDom from 'react-dom/client';
import { nextTask } from '../lib/next-task';
import { setHydrating } from '../ui/store/use-snapshot-in-transition';
import { stopRememberingPresses } from './early-press';

/** The page's error boundaries report the errors that they catch. */
const options = { onCaughtError: () => undefined };

let client: typeof ReactDom | undefined;

/**
 * Evaluates React DOM, which on a slow phone takes a third or more of the time of all scripts, in a task of its own:
 * the page can be scrolled before and after it. To be called before `hydrate`.
 */
export async function prepareHydration(): Promise<void> {
  await nextTask();
  client = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
}

/**
 * Hydrates the page in a transition, which React does in slices of a few milliseconds: the page can be scrolled
 * meanwhile, and a press is handled at once, because React finishes the pressed part first.
 */
export function hydrate(element: ReactNode, container: Element): void {
  if (client === undefined) throw new Error('hydrate() needs React DOM, which prepareHydration() loads.');
  const { createRoot, hydrateRoot } = client;
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
