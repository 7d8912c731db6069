import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  engineRoutes,
  episodeRoute,
  faqCategoryRoute,
  featureRoute,
  lotCalendarRoute,
  lotPreviewRoute,
  optionRoute,
  parcelRoute,
  questionRoute,
  saleCalendarRoute,
  saleGeoJsonRoute,
  salePreviewRoute,
  saleReminderRoute,
  saleRoute,
  salesNearRoute,
  searchRoute,
  siteRoutes,
  teamMemberRoute,
  transcriptRoute,
} from './routes';

describe('routes', () => {
  it('follow the specification', () => {
    expect(saleRoute({ slug: 'smoky-bend' })).toBe('/auctions/smoky-bend/');
    expect(saleReminderRoute({ slug: 'smoky-bend' })).toBe('/auctions/smoky-bend/reminder/');
    expect(parcelRoute('smoky-bend', 'parcel-1')).toBe('/auctions/smoky-bend/parcels/parcel-1/');
    expect(optionRoute('smoky-bend', 'bins')).toBe('/auctions/smoky-bend/options/bins/');
    expect(featureRoute('smoky-bend', 'parcel-1', 'yard')).toBe(
      '/auctions/smoky-bend/parcels/parcel-1/features/yard/',
    );
    expect(questionRoute({ category: 'sale-process', slug: 'closing' })).toBe(
      '/questions/sale-process/closing/',
    );
    expect(teamMemberRoute('example-land', 'dale')).toBe('/example-land-team/dale/');
    expect(faqCategoryRoute('buying-farmland')).toBe('/faq/?category=buying-farmland');
    expect(searchRoute('crop & cattle')).toBe('/search/?query=crop+%26+cattle');
    expect(salesNearRoute([-118.8, 55.2], 'Grande Prairie, AB')).toBe(
      '/sales/?coordinates=-118.8_55.2&label=Grande+Prairie%2C+AB',
    );
    expect(siteRoutes('example-land').enBloc).toBe(
      '/how-example-land-works/bidding-on-en-bloc-properties-on-example-land/',
    );
  });

  it('name the files of a sale and its lots so that downloads tell them apart', () => {
    const sale = { slug: 'smoky-bend' };
    expect(saleCalendarRoute(sale)).toBe('/auctions/smoky-bend/smoky-bend.ics');
    expect(lotCalendarRoute('smoky-bend', 'parcel-1')).toBe(
      '/auctions/smoky-bend/parcels/parcel-1/smoky-bend-parcel-1.ics',
    );
    expect(saleGeoJsonRoute(sale)).toBe('/auctions/smoky-bend/smoky-bend.geojson');
    expect(salePreviewRoute(sale)).toBe('/auctions/smoky-bend/preview.png');
    expect(lotPreviewRoute('smoky-bend', 'parcel-1')).toBe(
      '/auctions/smoky-bend/parcels/parcel-1/preview.png',
    );
  });

  it('refuse a sale without a slug', () => {
    for (const slug of [null, undefined, '']) {
      expect(() => saleRoute({ slug })).toThrow('Cannot generate a sale route. Missing slug!');
    }
  });

  it('name episodes by number and title, or by title alone', () => {
    expect(episodeRoute({ number: 3, title: 'L’été à Falher: le bail' })).toBe(
      '/farmlandexchange/episodes/3-l-ete-a-falher-le-bail/',
    );
    expect(transcriptRoute({ title: 'Good dirt' })).toBe('/farmlandexchange/episodes/good-dirt/transcript/');
  });

  it('spell out joined letters in an episode title', () => {
    expect(episodeRoute({ number: 4, title: 'Œufs, bœuf et prairie' })).toBe(
      '/farmlandexchange/episodes/4-oeufs-boeuf-et-prairie/',
    );
  });

  it('refuse an episode without a title', () => {
    expect(() => episodeRoute({ title: '' })).toThrow('Missing title');
    expect(() => episodeRoute({ title: '—' })).toThrow('Missing title');
  });

  it('lead to the bidding of a sale on the engine', () => {
    expect(engineRoutes('https://bid.example').bidding('smoky-bend')).toBe(
      'https://bid.example/auctions/smoky-bend/parcels/',
    );
  });

  it('end in a slash and stay on the site whatever the slug', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (slug) => {
        const url = new URL(saleRoute({ slug }), 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname.endsWith('/')).toBe(true);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });
});
