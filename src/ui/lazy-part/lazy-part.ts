// eslint-disable-next-line no-restricted-imports -- Its failures are caught here.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

let report: ((error: unknown) => void) | null = null;

/** Sets what is told of the parts that could not be loaded; the browser logs them in any case. */
export function reportFailedParts(listener: (error: unknown) => void): void {
  report = listener;
}

/**
 * A part of a page that is loaded when it is first rendered. If it cannot be loaded, the page stays as it is without
 * it.
 *
 * @param fallback What is shown where it cannot be loaded; nothing unless given.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      report?.(error);
      return fallback;
    }),
  }));
}
