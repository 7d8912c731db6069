import type { Parcel } from '../../../model/schema/parcel';
import { writeLandRecord } from '../../../page-data/land-record/land-record';
import type { LandRecord, RecordPartName } from '../../../model/schema/land-record';

interface RecordProperties {
  readonly answer: 'known' | 'none' | 'not known';
  readonly asOf?: string;
  readonly source?: string;
  readonly note?: string;
  readonly summary: string;
  /** As in the content: rents in Canadian dollars a year, yields with their unit. */
  readonly entries?: readonly object[];
}

/** Replaces the address of a feature by its name, which readers of the file need. */
function readable(entry: object, { features }: Parcel): object {
  if (!('feature' in entry)) return entry;
  const { feature, ...others } = entry;
  return { ...others, description: features.find(({ slug }) => slug === feature)?.name };
}

/** The land record of a parcel for a data file, by the names that the content has. */
export function recordProperties(parcel: Parcel): Partial<Record<RecordPartName, RecordProperties>> {
  const record: LandRecord = parcel.landRecord ?? {};
  return Object.fromEntries(
    writeLandRecord(parcel).map(({ name, answer, short, asOf, source, note }) => [
      name,
      {
        answer,
        summary: short,
        ...(asOf !== null && { asOf }),
        ...(source !== null && { source }),
        ...(note !== null && { note }),
        ...(answer === 'known' && { entries: record[name]?.entries.map((entry) => readable(entry, parcel)) }),
      },
    ]),
  );
}
