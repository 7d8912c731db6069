import type { RecordPartName } from '../../../model/schema/land-record';
import type { Parcel } from '../../../model/schema/parcel';
import { writeLandRecord } from '../../../page-data/land-record/land-record';
import { soilText } from '../../../page-data/land-record/soil';

const parts = [
  ['Crops and yields', 'yields'],
  ['Drainage', 'drainage'],
  ['Wells and sites', 'sites'],
  ['Water', 'water'],
  ['Access', 'access'],
  ['Environmental records', 'environment'],
  ['Tenancy', 'tenancy'],
] as const satisfies readonly (readonly [string, RecordPartName])[];

/** The headings of the columns of the land record in a table. */
export const recordColumns = ['Soil', ...parts.map(([heading]) => heading)] as const;
type RecordColumn = (typeof recordColumns)[number];

/** One text for a parcel; for a block that of each parcel, with its name. */
function cell(land: readonly Parcel[], write: (parcel: Parcel) => string): string {
  return land
    .map((parcel) => (land.length === 1 ? write(parcel) : `${parcel.name}: ${write(parcel)}`))
    .join('. ');
}

/** The answers of the land record in a few words, by column. */
export function recordCells(land: readonly Parcel[]): Record<RecordColumn, string> {
  const part = (name: RecordPartName) =>
    cell(land, (parcel) => writeLandRecord(parcel).find((written) => written.name === name)?.short ?? '');
  return {
    Soil: cell(land, soilText),
    'Crops and yields': part('yields'),
    Drainage: part('drainage'),
    'Wells and sites': part('sites'),
    Water: part('water'),
    Access: part('access'),
    'Environmental records': part('environment'),
    Tenancy: part('tenancy'),
  };
}
