import type { Parcel } from '../schema/parcel';
import type { Sale } from '../schema/sale';

/** Rules as the specification has them. */
export const exampleRules = {
  minimumRaise: 1000,
  extensionMinutes: 2,
  enBlocDelayMinutes: 15,
  enBlocRoundMinutes: 30,
  enBlocPremiumPercent: 1,
  enBlocApproval: 'Send us a lender’s letter. The person who runs the sale approves it.',
  depositPercent: 10,
  depositDue: 'by 4:00 PM on the second business day after the close',
  depositTo: 'the seller’s lawyer in trust',
  buyerFeePercent: 0,
  gstPercent: 5,
};

/** A parcel for tests, with the fields that a test needs. */
export function exampleParcel(given: Partial<Parcel> & Pick<Parcel, 'slug'>): Parcel {
  return {
    name: given.slug.replace('parcel-', 'Parcel '),
    summary: 'Dryland quarter',
    description: 'A quarter.',
    landDescriptions: ['NE-20-3-11-W2M'],
    boundary: [],
    landUse: 'cultivated',
    titledAcres: 160,
    cultivatedAcres: 150,
    otherUses: [],
    pivots: [],
    coulees: [],
    soil: 'Dark Brown loam, CLI 2',
    income: [],
    startingBid: 300_000,
    images: [],
    features: [],
    ...given,
  };
}

/** Souris Flats: three parcels that sold en bloc. */
export function exampleSale(given: Partial<Sale> = {}): Sale {
  return {
    slug: 'souris-flats',
    name: 'Souris Flats',
    id: 'sale-1042',
    sample: false,
    state: 'scheduled',
    nothingSold: false,
    summary: 'Five quarters near the border.',
    description: 'Land.',
    place: 'torquay-sk',
    municipality: 'R.M. of Cambria No. 6',
    saleImage: { file: 'sales/souris-flats.jpg', alt: 'Fields' },
    gallery: [],
    timeZone: 'America/Regina',
    startTime: '2026-03-18T09:00:00-06:00',
    endTime: '2026-03-18T11:00:00-06:00',
    possession: 'On closing',
    parcels: [
      exampleParcel({ slug: 'parcel-1', titledAcres: 319.5, cultivatedAcres: 296, startingBid: 520_000 }),
      exampleParcel({ slug: 'parcel-2', titledAcres: 159.8, cultivatedAcres: 147, startingBid: 260_000 }),
      exampleParcel({ slug: 'parcel-3', titledAcres: 318.9, cultivatedAcres: 301, startingBid: 530_000 }),
    ],
    enBlocs: [
      {
        slug: 'en-bloc',
        name: 'En bloc, parcels 1 to 3',
        parcels: ['parcel-1', 'parcel-2', 'parcel-3'],
        startingBid: 1_310_000,
        acceptedBid: 2_075_000,
      },
    ],
    options: [],
    documents: [],
    changes: [],
    viewingDays: [],
    contacts: ['tom-friesen'],
    ...given,
  };
}
