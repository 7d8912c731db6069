import type { PastSaleProps } from '../../page-data/result-props';

/** Sales of two provinces and two years: lots of two land uses, one in which nothing sold, one sold en bloc. */
export const pastSaleExamples: readonly PastSaleProps[] = [
  {
    href: '/auctions/iron-creek/',
    name: 'Iron Creek',
    nearby: 'nearby Killam, AB',
    plan: null,
    province: 'AB',
    closed: { text: 'Oct 14, 2026', iso: '2026-10-14' },
    soldAs: '2 of 3 parcels',
    sold: { price: 1_390_000, titledAcres: 471.1, cultivatedAcres: 408 },
    lots: [
      {
        lot: 'parcel 1',
        enBloc: false,
        use: 'mixed',
        price: 472_000,
        titledAcres: 157.2,
        cultivatedAcres: 138,
      },
      {
        lot: 'parcel 2',
        enBloc: false,
        use: 'cultivated',
        price: 918_000,
        titledAcres: 313.9,
        cultivatedAcres: 270,
      },
    ],
  },
  {
    href: '/auctions/dry-hills/',
    name: 'Dry Hills',
    nearby: 'nearby Val Marie, SK',
    plan: null,
    province: 'SK',
    closed: { text: 'Jun 3, 2026', iso: '2026-06-03' },
    soldAs: 'Not sold',
    sold: null,
    lots: [],
  },
  {
    href: '/auctions/souris-flats/',
    name: 'Souris Flats',
    nearby: 'nearby Torquay, SK',
    plan: null,
    province: 'SK',
    closed: { text: 'Mar 18, 2025', iso: '2025-03-18' },
    soldAs: 'En bloc',
    sold: { price: 2_075_000, titledAcres: 798.2, cultivatedAcres: 744 },
    lots: [
      {
        lot: 'en bloc',
        enBloc: true,
        use: 'cultivated',
        price: 2_075_000,
        titledAcres: 798.2,
        cultivatedAcres: 744,
      },
    ],
  },
];
