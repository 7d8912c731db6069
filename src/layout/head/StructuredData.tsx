import { useState, type ReactNode } from 'react';
import { isHydrating } from '../../ui/store/use-snapshot-in-transition';

/** Serializes JSON for a script element: nothing in it can end the element. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Finds the structured data in the data of any page. */
function structuredDataOf(pageContext: Readonly<Record<string, unknown>>): object | null {
  const { head } = pageContext;
  if (typeof head !== 'object' || head === null || !('structuredData' in head)) return null;
  return typeof head.structuredData === 'object' ? head.structuredData : null;
}

/**
 * The structured data of a page for search engines. It is only in the HTML of the build: a page that a visitor reaches
 * by a link needs none, and a script element created in the browser would violate Trusted Types.
 */
export function StructuredData({
  pageContext,
}: {
  readonly pageContext: Readonly<Record<string, unknown>>;
}): ReactNode {
  const [isBuilt] = useState(() => typeof window === 'undefined' || isHydrating());
  const data = isBuilt ? structuredDataOf(pageContext) : null;
  return (
    data !== null && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    )
  );
}
