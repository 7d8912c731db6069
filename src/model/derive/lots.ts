import { minuteMs } from '../../lib/durations';
import type { SaleFields } from '../schema/sale';
import type { Settings } from '../schema/settings';
import { enBlocArea } from './areas';

export type SaleRules = Settings['saleRules'];

interface LotBase {
  readonly slug: string;
  readonly name: string;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  /** Titled acres. */
  readonly titledAcres: number;
  readonly cultivatedAcres: number;
  readonly startingBid: number;
  readonly acceptedBid: number | null;
}

/** A lot that can be bid on: a parcel, or an en bloc group of parcels. */
export type Lot =
  | (LotBase & { readonly enBloc: false })
  | (LotBase & { readonly enBloc: true; readonly memberSlugs: readonly string[] });

function instant(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

function latest(times: readonly (Date | null)[]): Date | null {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known));
}

function later(time: Date | null, minutes: number): Date | null {
  return time === null ? null : new Date(time.getTime() + minutes * minuteMs);
}

/** Lists the lots of a sale, parcels first. An en bloc opens a fixed time after the last of its parcels closes. */
export function saleLots(sale: SaleFields, rules: SaleRules): Lot[] {
  const parcels = sale.parcels.map((parcel) => ({
    enBloc: false as const,
    slug: parcel.slug,
    name: parcel.name,
    opensAt: instant(parcel.startTime ?? sale.startTime),
    closesAt: instant(parcel.endTime ?? sale.endTime),
    titledAcres: parcel.titledAcres,
    cultivatedAcres: parcel.cultivatedAcres,
    startingBid: parcel.startingBid,
    acceptedBid: parcel.acceptedBid ?? null,
  }));
  const enBlocs = sale.enBlocs.map((enBloc) => {
    const members = parcels.filter(({ slug }) => enBloc.parcels.includes(slug));
    const opensAt = later(latest(members.map(({ closesAt }) => closesAt)), rules.enBlocDelayMinutes);
    const { titledAcres, cultivatedAcres } = enBlocArea(sale, enBloc);
    return {
      enBloc: true as const,
      slug: enBloc.slug,
      name: enBloc.name,
      memberSlugs: enBloc.parcels,
      opensAt,
      closesAt: later(opensAt, rules.enBlocRoundMinutes),
      titledAcres,
      cultivatedAcres,
      startingBid: enBloc.startingBid,
      acceptedBid: enBloc.acceptedBid ?? null,
    };
  });
  return [...parcels, ...enBlocs];
}

/**
 * Number of a parcel as shown in a square: that of its name, or its place in the sale, since letters such as those of
 * North half and South half tell nothing, and may be alike.
 *
 * @param parcels All of the sale; the numbers of their names count only if each has one of its own.
 */
export function parcelNumber(name: string, parcels: readonly { readonly name: string }[]): string {
  const numbers = parcels.flatMap((parcel) => /\d+/.exec(parcel.name)?.[0] ?? []);
  const index = parcels.findIndex((parcel) => parcel.name === name);
  const numbered = new Set(numbers).size === parcels.length;
  return (numbered ? numbers[index] : undefined) ?? String(index + 1);
}

/** A name within a sentence: parcel 1, but Smith place, whose capital is that of a name. */
export function inSentence(name: string): string {
  return name.replace(/^(?:Parcel|Lot|En bloc)\b/, (word) => word.toLowerCase());
}

/** The numbers of a group's parcels: 1–3 for a run, otherwise 1, 4. */
export function formatParcelNumbers(numbers: readonly string[]): string {
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
  const run = numbers.every((number, index) => Number(number) === Number(first) + index);
  return run && numbers.length > 2 ? `${first}–${last}` : numbers.join(', ');
}
