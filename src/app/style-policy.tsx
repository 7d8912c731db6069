import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface SheetProps {
  readonly 'data-href'?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

function isSheet(component: ReactNode): component is ReactElement<SheetProps> {
  return isValidElement<SheetProps>(component) && component.props['data-href'] !== undefined;
}

function textOf(sheet: ReactElement<SheetProps>): string {
  return sheet.props.dangerouslySetInnerHTML?.__html ?? '';
}

/**
 * Puts the order of layers in front of the first sheet of a page, and before the sheets a content security policy that
 * names them by their hashes. The header of all pages allows inline styles, since each template has sheets of its own;
 * browsers hold a page to both. Sheets that come later are files of the site.
 *
 * @param order A rule that declares the layers.
 * @param hash Returns the source of a policy that allows a text.
 * @throws When the page has no sheet.
 */
export function withStylePolicy(
  order: string,
  components: readonly ReactNode[],
  hash: (text: string) => string,
): ReactNode[] {
  const first = components.find(isSheet);
  if (first === undefined)
    throw new Error(
      'A page has no style sheet with data-href, whose hash src/app/style-policy.tsx would write. Find how Gatsby inlines ' +
        'them (node_modules/gatsby/cache-dir/static-entry.js); docs/architecture.md lists it under "Patches of Gatsby".',
    );
  const withOrder = cloneElement(first, { dangerouslySetInnerHTML: { __html: order + textOf(first) } });
  const all = components.map((component) => (component === first ? withOrder : component));
  const sources = ["'self'", ...all.filter(isSheet).map((sheet) => hash(textOf(sheet)))];
  const policy = (
    <meta key="style-policy" httpEquiv="Content-Security-Policy" content={`style-src ${sources.join(' ')}`} />
  );
  return all.flatMap((component): ReactNode[] =>
    component === withOrder ? [policy, withOrder] : [component],
  );
}
