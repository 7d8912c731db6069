import type { SearchProps } from '../model/derive/search/search-props';
import { placeLabel } from '../model/derive/summaries';
import type { BuildContext } from './build-context';
import type { SaleContext } from './sale-context';
import { menuSales } from './shell-sales';

/** Suggestions that the header's search shows before anything is typed, and the settings of its later requests. */
export function searchProps(context: BuildContext, saleContexts: readonly SaleContext[]): SearchProps {
  const { content, routes, searchServices } = context;
  return {
    page: routes.search,
    sales: routes.sales,
    popular: content.settings.popularLocations.flatMap((slug) =>
      content.places
        .filter((place) => place.slug === slug)
        .map((place) => ({
          key: slug,
          label: placeLabel(place),
          coordinates: [place.longitude, place.latitude] as const,
        })),
    ),
    upcoming: menuSales(saleContexts).map(({ sale, place }) => ({
      key: sale.slug,
      slug: sale.slug,
      name: sale.name,
      location: placeLabel(place),
    })),
    services: searchServices,
    failure: content.texts.suggestions.failure,
  };
}
