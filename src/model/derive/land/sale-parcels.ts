/** A parcel as the file of parcels has it; the legal descriptions are in one line. */
export type ParcelRow = readonly [name: string, land: string];

/** The file of parcels: those of each sale, by the sale's slug. */
export type SaleParcels = Readonly<Record<string, readonly ParcelRow[]>>;
