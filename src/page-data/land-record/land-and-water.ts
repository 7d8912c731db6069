import type { RecordEntry } from '../../model/schema/land-record';
import type { Parcel } from '../../model/schema/parcel';
import type { FactProps } from '../common-props';
import type { PartWriter } from './record-part';
import { capitalized, sentence } from '../../lib/sentence';
import { entryWords, joined } from './entry-words';

interface DescribedEntry {
  readonly kind: string;
  readonly description?: string | undefined;
  readonly feature?: string | undefined;
  readonly licence?: string | undefined;
}

function describedFact(entry: DescribedEntry, parcel: Parcel): FactProps {
  const { kind, licence } = entry;
  const words = entryWords(entry, parcel);
  return {
    label: capitalized(kind),
    value: licence === undefined ? words : `${sentence(words)} Licence ${sentence(licence)}`,
  };
}

/**
 * An entry in its own words, after its kind unless they include it: Well: 5 gallons a minute. A feature needs no kind.
 */
function namedWords(entry: DescribedEntry, parcel: Parcel): string {
  const { kind, description } = entry;
  const words = entryWords(entry, parcel).replace(/\.$/, '');
  const isNamed =
    description === undefined || kind === 'other' || new RegExp(`\\b${kind}\\b`, 'i').test(words);
  return isNamed ? words : `${capitalized(kind)}: ${words}`;
}

/** The first entry, and the number of further ones. */
function firstOf(entries: readonly DescribedEntry[], parcel: Parcel): string {
  const [first] = entries;
  if (first === undefined) return '';
  return joined([
    namedWords(first, parcel),
    entries.length > 1 ? `and ${String(entries.length - 1)} more` : null,
  ]);
}

export const water: PartWriter<'water'> = {
  name: 'water',
  heading: 'Water',
  none: 'No water source',
  fact: describedFact,
  short: firstOf,
};

export const access: PartWriter<'access'> = {
  name: 'access',
  heading: 'Access',
  none: 'No road access',
  fact: describedFact,
  short: firstOf,
};

const drainageKinds: Readonly<Record<RecordEntry<'drainage'>['kind'], string>> = {
  tile: 'Tile',
  surface: 'Surface ditches',
};

export const drainage: PartWriter<'drainage'> = {
  name: 'drainage',
  heading: 'Drainage',
  none: 'No tile or ditches',
  fact: (entry, parcel) => {
    const { label, ...fact } = describedFact(entry, parcel);
    return { label: joined([label, entry.year?.toString()]), ...fact };
  },
  short: (entries) => [...new Set(entries.map(({ kind }) => drainageKinds[kind]))].join(', '),
};

export const environment: PartWriter<'environment'> = {
  name: 'environment',
  heading: 'Environmental records',
  none: 'Nothing on record',
  fact: ({ kind, year, description }) => ({
    label: joined([capitalized(kind), year?.toString()]),
    value: description,
  }),
  short: (entries) =>
    capitalized(
      entries.map(({ kind, year }) => (year === undefined ? kind : `${kind} in ${String(year)}`)).join(', '),
    ),
};
