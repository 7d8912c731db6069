import type { LandRecord, RecordEntry, RecordPart, RecordPartName } from '../../model/schema/land-record';
import type { Parcel } from '../../model/schema/parcel';
import type { FactProps } from '../common-props';

/** Writes the entries of a part. */
export interface PartWriter<Name extends RecordPartName> {
  readonly name: Name;
  readonly heading: string;
  /** The answer if there is nothing of the kind, such as No tenant. */
  readonly none: string;
  readonly fact: (entry: RecordEntry<Name>, parcel: Parcel) => FactProps;
  readonly short: (entries: RecordPart<Name>['entries'], parcel: Parcel) => string;
}

/** A part of a parcel's record as its readers see it. */
export interface WrittenPart {
  readonly name: RecordPartName;
  readonly heading: string;
  readonly answer: 'known' | 'none' | 'not known';
  /** The answer in a few words, such as Tile or Not known. */
  readonly short: string;
  readonly facts: readonly FactProps[];
  /** The editor's note, or the reason why it is not known. */
  readonly note: string | null;
  readonly source: string | null;
  /** A calendar date. */
  readonly asOf: string | null;
  /** The file of a document of the sale. */
  readonly document: string | null;
}

export const notKnown = 'Not known';

/** Writes a part of the record; one that was left out is not known. */
export function writePart<Name extends RecordPartName>(
  writer: PartWriter<Name>,
  part: LandRecord[Name],
  parcel: Parcel,
): WrittenPart {
  const { name, heading } = writer;
  if (part === undefined || part.notKnown !== undefined)
    return {
      name,
      heading,
      answer: 'not known',
      short: notKnown,
      facts: [],
      note: part?.notKnown ?? null,
      source: null,
      asOf: null,
      document: part?.document ?? null,
    };
  const entries: RecordPart<Name>['entries'] = part.entries;
  return {
    name,
    heading,
    answer: part.none === true ? 'none' : 'known',
    short: part.none === true ? writer.none : writer.short(entries, parcel),
    facts: entries.map((entry: RecordEntry<Name>) => writer.fact(entry, parcel)),
    note: part.note ?? null,
    source: part.source ?? null,
    asOf: part.asOf ?? null,
    document: part.document ?? null,
  };
}
