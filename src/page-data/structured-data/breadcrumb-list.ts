import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Breadcrumbs } from '../common-props';

/** The way to a page, with absolute addresses. The page itself needs none. */
export function breadcrumbList(origin: string, trail: Breadcrumbs): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index < trail.length - 1 && { item: origin + href }),
    })),
  };
}
