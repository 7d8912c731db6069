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
 * Joins the sheets of a page into one that begins with the order of layers, and puts before it a content security
 * policy that allows it by its hash. The header of all pages allows inline styles, since each template has a sheet of
 * its own; browsers enforce both. Sheets that come later are files of the site.
 *
 * The sheet keeps the address of the first, the template's, by which webpack knows that it is there: the other is part of
 * the entry, and never loaded.
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
  const sheets = components.filter(isSheet);
  const [first] = sheets;
  if (first === undefined)
    throw new Error(
      'A page has no style sheet with data-href, whose hash src/app/style-policy.tsx would write. Find how Gatsby inlines ' +
        'them (node_modules/gatsby/cache-dir/static-entry.js); docs/architecture.md lists it under "Patches of Gatsby".',
    );
  const text = order + sheets.map(textOf).join('');
  const policy = (
    <meta key="style-policy" httpEquiv="Content-Security-Policy" content={`style-src 'self' ${hash(text)}`} />
  );
  const joined = cloneElement(first, { dangerouslySetInnerHTML: { __html: text } });
  return components.flatMap((component): ReactNode[] => {
    if (component === first) return [policy, joined];
    return isSheet(component) ? [] : [component];
  });
}
