import type { PlaceLeaf, RealEstateListingLeaf } from 'schema-dts';
import { soilText } from '../land-record/soil';
import { landText } from '../lot-row';
import type { Lot } from '../../model/derive/lots';
import type { SaleContext } from '../sale-context';
import type { BuildContext } from '../build-context';
import { parcelRoute } from '../../model/derive/routes';
import { lotOffer } from './lot-offer';

function acres(name: string, value: number) {
  return { '@type': 'PropertyValue', name, value, unitCode: 'ACR' } as const;
}

function landOf({ sale, place }: SaleContext, lot: Lot): PlaceLeaf {
  const slugs: readonly string[] = lot.enBloc ? lot.memberSlugs : [lot.slug];
  const land = sale.parcels.filter(({ slug }) => slugs.includes(slug));
  const [parcel] = lot.enBloc ? [] : land;
  return {
    '@type': 'Place',
    name: landText(land.flatMap(({ landDescriptions }) => landDescriptions)),
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.name,
      addressRegion: place.province,
      addressCountry: 'CA',
    },
    additionalProperty: [
      acres('Titled', lot.titledAcres),
      ...(lot.cultivatedAcres > 0 ? [acres('Cultivated', lot.cultivatedAcres)] : []),
      ...(parcel === undefined
        ? []
        : [{ '@type': 'PropertyValue', name: 'Soil', value: soilText(parcel) } as const]),
    ],
  };
}

/**
 * The page of a lot as a listing of real estate: about a place, with an offer. It is not a Product, for which search
 * engines expect delivery and returns, and in schema.org the item of an Offer may not be a Place.
 */
export function lotListingNode(
  context: Pick<BuildContext, 'origin'>,
  saleContext: SaleContext,
  lot: Lot,
): RealEstateListingLeaf {
  const url = context.origin + parcelRoute(saleContext.sale.slug, lot.slug);
  const offer = lotOffer(context, saleContext, lot);
  return {
    '@type': 'RealEstateListing',
    url,
    name: `${lot.name}, ${saleContext.sale.name}`,
    about: landOf(saleContext, lot),
    ...(offer !== null && { offers: offer }),
  };
}
