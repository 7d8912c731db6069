import { z } from 'zod';
import type { CheckedParcel } from '../../model/load/checks/sale-land';
import { PolygonSchema } from '../../model/schema/parcel';

/** The land of a parcel as typed so far. */
export interface DraftParcel extends Omit<CheckedParcel, 'titledAcres' | 'cultivatedAcres'> {
  readonly name: string;
  /** Null if nothing is typed yet. */
  readonly titledAcres: number | null;
  readonly cultivatedAcres: number | null;
}

/** Texts of a list, without lines that are still empty. */
const TextsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((lines) => lines.filter((line) => typeof line === 'string' && line.trim() !== ''))
  .pipe(z.array(z.string()));

/** Outlines that are complete. */
const BoundarySchema = z
  .array(z.unknown())
  .catch([])
  .transform((pieces) =>
    pieces.flatMap((piece) => {
      const parsed = PolygonSchema.safeParse(piece);
      return parsed.success ? [parsed.data] : [];
    }),
  );

const UsesSchema = z
  .array(
    z
      .object({ use: z.literal('other').catch('other'), acres: z.number().catch(0) })
      .catch({ use: 'other', acres: 0 }),
  )
  .catch([]);

const ParcelSchema = z
  .object({
    slug: z.string().catch(''),
    name: z.string().catch(''),
    landDescriptions: TextsSchema,
    boundary: BoundarySchema,
    pivots: TextsSchema,
    coulees: TextsSchema,
    titledAcres: z.number().nullable().catch(null),
    cultivatedAcres: z.number().nullable().catch(null),
    irrigatedAcres: z.number().optional().catch(undefined),
    otherUses: UsesSchema,
  })
  .nullable()
  .catch(null);

const SaleSchema = z.object({ parcels: z.array(ParcelSchema).catch([]) }).catch({ parcels: [] });

/** Reads the land of a sale from the form, even if other fields are missing or wrong. */
export function readDraftLand(data: unknown): DraftParcel[] {
  return SaleSchema.parse(data).parcels.flatMap((parcel, index) =>
    parcel === null
      ? []
      : [
          {
            ...parcel,
            name: parcel.name.trim() || `Parcel ${String(index + 1)}`,
            slug: parcel.slug || parcel.name,
          },
        ],
  );
}
