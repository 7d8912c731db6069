import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { missingInPage } from './missing-in-page';

interface HeadElementProps {
  readonly rel?: string;
  readonly crossOrigin?: string | undefined;
  readonly 'data-identity'?: string | undefined;
}

interface SpareAttribute {
  readonly name: 'data-identity' | 'crossOrigin';
  readonly isOn: (props: HeadElementProps) => boolean;
  /** The element that has it, for the message. */
  readonly element: string;
  readonly source?: string;
}

const spareAttributes: readonly SpareAttribute[] = [
  {
    name: 'data-identity',
    isOn: (props) => props['data-identity'] !== undefined,
    element: 'style sheet with data-identity',
  },
  {
    name: 'crossOrigin',
    isOn: ({ rel, crossOrigin }) => rel === 'manifest' && crossOrigin !== undefined,
    element: 'link to the manifest with crossorigin',
    source: 'gatsby-plugin-manifest/gatsby-ssr.js',
  },
];

function without(
  components: readonly ReactNode[],
  { name, isOn, element, source }: SpareAttribute,
): ReactNode[] {
  const hasIt = (component: ReactNode): component is ReactElement<HeadElementProps> =>
    isValidElement<HeadElementProps>(component) && isOn(component.props);
  if (!components.some(hasIt))
    throw new Error(missingInPage(element, 'src/app/without-spare-attributes.ts', source));
  return components.map((component) =>
    hasIt(component) ? cloneElement(component, { [name]: undefined }) : component,
  );
}

/**
 * Leaves out attributes of Gatsby's that change nothing: the name of its kind on each sheet, which it reads in develop alone,
 * and `crossorigin` of the manifest, which browsers fetch without cookies in any case.
 *
 * @throws When no element has one of them.
 */
export function withoutSpareAttributes(components: readonly ReactNode[]): ReactNode[] {
  return spareAttributes.reduce<ReactNode[]>(without, [...components]);
}
