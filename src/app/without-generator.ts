import { isValidElement, type ReactNode } from 'react';

/** Leaves out the element that names Gatsby and its version: it helps nobody but an attacker, on every page. */
export function withoutGenerator(components: readonly ReactNode[]): ReactNode[] {
  return components.filter(
    (component) => !isValidElement(component) || component.key?.startsWith('generator-') !== true,
  );
}
