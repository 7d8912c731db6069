import type { Parcel } from '../schema/parcel';

export type LandUse = Parcel['landUse'];

/** Labels of the uses of land. */
export const landUseNames = {
  cultivated: 'Cultivated',
  irrigated: 'Irrigated',
  pasture: 'Pasture',
  mixed: 'Mixed',
} as const satisfies Record<LandUse, string>;

/** All uses of land, in the order of pages. */
export const landUses = ['cultivated', 'irrigated', 'pasture', 'mixed'] as const satisfies readonly LandUse[];

/** The use of land that sold together: that of its parcels, or mixed where they differ. */
export function combinedLandUse(uses: readonly LandUse[]): LandUse {
  const [first = 'mixed', ...others] = uses;
  return others.every((use) => use === first) ? first : 'mixed';
}

/** Labels of the filters of land: its uses, and land with a yard. */
export const landKinds = [...landUses, 'yard'] as const satisfies readonly (Parcel['landUse'] | 'yard')[];

export type LandKind = (typeof landKinds)[number];
