import {
  formatLegalDescription,
  parseLegalDescription,
  quartersOf,
  parseLegalDescriptions,
} from '../../derive/land/legal-description';
import { sixteenthsOf } from '../../derive/plan/grid';
import type { Parcel } from '../../schema/parcel';
import { excerpt } from '../files/problem';
import type { Finding } from './sale-check';
import { oneOf } from './one-of';

/** The fields by which the land of a parcel is checked. */
export type CheckedParcel = Pick<
  Parcel,
  | 'slug'
  | 'landDescriptions'
  | 'boundary'
  | 'pivots'
  | 'coulees'
  | 'titledAcres'
  | 'cultivatedAcres'
  | 'irrigatedAcres'
  | 'otherUses'
>;

interface CheckedSale {
  readonly parcels: readonly CheckedParcel[];
}

/** Returns the problem with a legal land description; null for one that can be drawn. */
export function checkLegalDescription(text: string): Pick<Finding, 'message' | 'advice'> | null {
  const parsed = parseLegalDescription(text);
  if (parsed.ok) return null;
  return {
    message: `"${excerpt(text)}" is not a legal land description`,
    advice: `a description such as NW-14-72-6-W6M, E1/2 16-73-6-W6M or NE 17-3-4 WPM. ${parsed.failure}`,
  };
}

/** A piece of land that an earlier line of the sale has. */
interface ListedLand {
  readonly name: string;
  readonly parcel: CheckedParcel;
  readonly sixteenths: readonly string[];
}

function sharesLand(one: ListedLand, other: ListedLand): boolean {
  // Surveyed outlines say which part of a quarter each parcel has.
  const outlined = [...one.parcel.boundary, ...other.parcel.boundary].length > 0;
  return (
    one.name === other.name || (!outlined && one.sixteenths.some((cell) => other.sixteenths.includes(cell)))
  );
}

function legalFindings(sale: CheckedSale): Finding[] {
  const listed: ListedLand[] = [];
  return sale.parcels.flatMap((parcel, index) =>
    parcel.landDescriptions.flatMap((text, position): Finding[] => {
      const path = ['parcels', index, 'landDescriptions', position];
      const wrong = checkLegalDescription(text);
      if (wrong !== null) return [{ path, ...wrong }];
      return parseLegalDescriptions([text]).flatMap((land) => {
        const name = formatLegalDescription(land);
        const own = { name, parcel, sixteenths: sixteenthsOf(land) };
        const other = listed.find((one) => sharesLand(one, own));
        listed.push(own);
        if (other === undefined) return [];
        const as = other.name === name ? '' : `, as part of ${other.name}`;
        return [
          {
            path,
            message: `${name} is already in ${other.parcel.slug}${as}`,
            advice: 'each piece of land in one parcel only.',
          },
        ];
      });
    }),
  );
}

function quarterFindings(sale: CheckedSale, field: 'pivots' | 'coulees'): Finding[] {
  return sale.parcels.flatMap((parcel, index) => {
    const own = new Set(
      parseLegalDescriptions(parcel.landDescriptions).flatMap((land) =>
        quartersOf(land).map((quarter) =>
          formatLegalDescription({ ...land, part: { kind: 'quarter', quarter } }),
        ),
      ),
    );
    return parcel[field].flatMap((text, position): Finding[] => {
      const parsed = parseLegalDescription(text);
      if (parsed.ok && own.has(formatLegalDescription(parsed.value))) return [];
      return [
        {
          path: ['parcels', index, field, position],
          message: `"${text}" is not a quarter of this parcel`,
          advice: `${oneOf([...own])}.`,
        },
      ];
    });
  });
}

function acreFindings(sale: CheckedSale): Finding[] {
  return sale.parcels.flatMap((parcel, index): Finding[] => {
    const others = parcel.otherUses.reduce((sum, { acres }) => sum + acres, 0);
    const parts = Math.round((parcel.cultivatedAcres + others) * 100) / 100;
    const findings: Finding[] = [];
    if (parts > parcel.titledAcres) {
      findings.push({
        path: ['parcels', index, 'titledAcres'],
        message: `the uses add up to ${String(parts)} acres, more than the ${String(parcel.titledAcres)} titled acres`,
        advice: 'the acres on the title, or smaller cultivated acres and other uses.',
      });
    }
    if ((parcel.irrigatedAcres ?? 0) > parcel.cultivatedAcres) {
      findings.push({
        path: ['parcels', index, 'irrigatedAcres'],
        message: 'more acres are irrigated than cultivated',
        advice: 'at most the cultivated acres.',
      });
    }
    return findings;
  });
}

/**
 * Reports legal descriptions that do not parse or are repeated, pivots and coulees elsewhere, and parts that exceed
 * the titled acres.
 */
export function checkSaleLand(sale: CheckedSale): Finding[] {
  return [
    ...legalFindings(sale),
    ...quarterFindings(sale, 'pivots'),
    ...quarterFindings(sale, 'coulees'),
    ...acreFindings(sale),
  ];
}
