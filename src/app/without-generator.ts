import { isValidElement, type ReactNode } from 'react';
import { missingInPage } from './missing-in-page';

/**
 * Leaves out the element that names Gatsby and its version: it helps nobody but an attacker, on every page.
 *
 * @throws When Gatsby no longer writes it.
 */
export function withoutGenerator(components: readonly ReactNode[]): ReactNode[] {
  const others = components.filter(
    (component) => !isValidElement(component) || component.key?.startsWith('generator-') !== true,
  );
  if (others.length === components.length)
    throw new Error(
      missingInPage('element with a key that begins with "generator-"', 'src/app/without-generator.ts'),
    );
  return others;
}
