// eslint-disable-next-line no-restricted-imports -- Its failures are caught here.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is loaded when it is first rendered. If it cannot be loaded, the page stays as it is without
 * it, and the browser logs and reports why.
 *
 * @param fallback Shown if the part cannot be loaded; nothing by default.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      window.reportError(error);
      return fallback;
    }),
  }));
}
