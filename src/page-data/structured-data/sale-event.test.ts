import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../sale-context.example';
import { engineRoutes } from '../../model/derive/routes';
import { exampleParcel } from '../../model/derive/sale.example';
import { lotListingNode } from './lot-listing';
import { saleEventNode } from './sale-event';

const context = {
  origin: 'https://site.example',
  engine: engineRoutes('https://bid.example'),
  content: { settings: { brand: { name: 'Example Land' } } },
};
const before = new Date('2026-03-10T18:00:00Z');

describe('saleEventNode', () => {
  it('is held online, on the clock of the sale, with an offer for each parcel', () => {
    const event = saleEventNode(context, exampleSaleContext({}, before), null);
    expect(event).toMatchObject({
      name: 'Souris Flats, nearby Torquay, SK',
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2026-03-18T09:00:00-06:00',
      endDate: '2026-03-18T11:00:00-06:00',
      location: { url: 'https://bid.example/auctions/souris-flats/parcels/' },
    });
    expect(event.offers).toMatchObject(
      [520_000, 260_000, 530_000].map((price) => ({
        price,
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
      })),
    );
  });

  it('joins many parcels in one offer', () => {
    const parcels = Array.from({ length: 9 }, (_, index) =>
      exampleParcel({ slug: `parcel-${String(index + 1)}`, startingBid: 100_000 * (index + 1) }),
    );
    expect(saleEventNode(context, exampleSaleContext({ parcels, enBlocs: [] }, before), null).offers).toEqual(
      {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        lowPrice: 100_000,
        highPrice: 900_000,
        offerCount: 9,
      },
    );
  });

  it('offers nothing once the sale is withdrawn', () => {
    const event = saleEventNode(context, exampleSaleContext({ state: 'withdrawn' }), null);
    expect(event.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(event).not.toHaveProperty('offers');
  });
});

describe('lotListingNode', () => {
  it('offers a lot at its accepted bid once it has sold', () => {
    const saleContext = exampleSaleContext();
    const listings = saleContext.lots.map((lot) => lotListingNode(context, saleContext, lot));
    expect(listings.at(-1)).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://site.example/auctions/souris-flats/parcels/en-bloc/',
      offers: { price: 2_075_000, availability: 'https://schema.org/SoldOut' },
      about: { address: { addressLocality: 'Torquay', addressRegion: 'SK' } },
    });
  });

  it('offers nothing once the sale is withdrawn', () => {
    const saleContext = exampleSaleContext({ state: 'withdrawn' });
    for (const lot of saleContext.lots)
      expect(lotListingNode(context, saleContext, lot)).not.toHaveProperty('offers');
  });
});
