import {
  formatLegalDescription,
  parseLegalDescription,
  quartersOf,
  parseLegalDescriptions,
} from '../../derive/land/legal-description';
import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

function legalFindings(sale: SaleFields): Finding[] {
  const seen = new Map<string, string>();
  return sale.parcels.flatMap((parcel, index) =>
    parcel.landDescriptions.flatMap((text, position): Finding[] => {
      const path = ['parcels', index, 'landDescriptions', position];
      const parsed = parseLegalDescription(text);
      if (!parsed.ok) {
        return [
          {
            path,
            message: `"${text}" is not a legal land description`,
            advice: `such as NW-14-72-6-W6M, E1/2 16-73-6-W6M or NE 17-3-4 WPM. ${parsed.failure}`,
          },
        ];
      }
      const name = formatLegalDescription(parsed.value);
      const other = seen.get(name);
      seen.set(name, parcel.slug);
      if (other === undefined) return [];
      return [
        { path, message: `${name} is already in ${other}`, advice: 'each piece of land in one parcel only.' },
      ];
    }),
  );
}

function quarterFindings(sale: SaleFields, field: 'pivots' | 'coulees'): Finding[] {
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
          advice: `one of ${[...own].join(', ')}.`,
        },
      ];
    });
  });
}

function acreFindings(sale: SaleFields): Finding[] {
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
export function checkSaleLand(sale: SaleFields): Finding[] {
  return [
    ...legalFindings(sale),
    ...quarterFindings(sale, 'pivots'),
    ...quarterFindings(sale, 'coulees'),
    ...acreFindings(sale),
  ];
}
