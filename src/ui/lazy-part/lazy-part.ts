import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is loaded when it is first rendered. If it cannot be loaded, the page stays as it is without
 * it.
 *
 * @param onFailure Called when it cannot be loaded; may return what is shown instead.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (error: unknown) => ComponentType<Props> | undefined,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: onFailure?.(error) ?? (() => null) };
    }
  });
}
