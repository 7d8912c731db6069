import { parseLegalDescription } from '../../derive/land/legal-description';
import { aerialBounds } from '../../derive/plan/aerial-bounds';
import type { SaleFields } from '../../schema/sale';
import type { Finding } from './sale-check';

const corners = ['northWest', 'southEast'] as const;

/** Reports corners of the picture from above that are no quarters, and corners in the wrong order. */
export function checkSaleAerial(sale: SaleFields): Finding[] {
  const { aerial } = sale;
  if (aerial === undefined) return [];
  const unknown = corners.flatMap((corner): Finding[] => {
    const { quarter } = aerial[corner];
    const parsed = parseLegalDescription(quarter);
    if (parsed.ok && parsed.value.part.kind === 'quarter') return [];
    return [
      {
        path: ['aerial', corner, 'quarter'],
        message: `"${quarter}" is not a quarter`,
        advice: 'a quarter, such as NW-16-73-6-W6M.',
      },
    ];
  });
  if (unknown.length > 0) return unknown;
  const [, , width = 0, height = 0] = aerialBounds(sale, aerial) ?? [];
  if (width > 0 && height > 0 && Number.isFinite(width * height)) return [];
  return [
    {
      path: ['aerial', 'southEast'],
      message: 'the corner is not south-east of the north-west corner, in the picture or on the land',
      advice: 'two corners far apart, with north at the top of the picture.',
    },
  ];
}
