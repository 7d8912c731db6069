import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Breadcrumbs } from '../common-props';

/** Breadcrumbs of a page, with absolute addresses. The page itself needs none. */
export function breadcrumbList(origin: string, breadcrumbs: Breadcrumbs): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index < breadcrumbs.length - 1 && { item: origin + href }),
    })),
  };
}
