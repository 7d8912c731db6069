import { capitalized } from '../../lib/sentence';
import { areaOf, type Area } from '../../model/derive/areas';
import {
  parseLegalDescriptions,
  summarizeLegalDescriptions,
} from '../../model/derive/land/legal-description';
import type { PlanProps } from '../../model/derive/plan/plan-props';
import { salePlan } from '../../model/derive/plan/sale-plan';
import { parcelWarnings, whyNoPlan } from '../../model/load/checks/land-warnings';
import { checkSaleLand } from '../../model/load/checks/sale-land';
import type { DraftParcel } from './draft-land';

/** A parcel of the panel beside the form. */
export interface LandRow {
  readonly name: string;
  /** The land on the plan, in one line; empty if nothing is drawn. */
  readonly land: string;
  readonly titledAcres: number | null;
  readonly cultivatedAcres: number | null;
  /** Sentences about problems that would be refused. */
  readonly problems: readonly string[];
  /** Sentences about unusual values. */
  readonly warnings: readonly string[];
}

/** The land of a sale as it is typed. */
export interface LandOverview {
  /** Null if nothing can be drawn. */
  readonly plan: PlanProps | null;
  readonly rows: readonly LandRow[];
  readonly total: Area;
  /** Parcels whose acres are not in the total. */
  readonly uncounted: readonly string[];
  /** The reason why there is no plan though land is typed. */
  readonly noPlan: string | null;
}

function problemsOf(parcels: readonly DraftParcel[], index: number): string[] {
  const checked = parcels.map((parcel) => ({
    ...parcel,
    // Acres that are not typed yet cannot contradict anything.
    titledAcres: parcel.titledAcres ?? Number.POSITIVE_INFINITY,
    cultivatedAcres: parcel.cultivatedAcres ?? 0,
    irrigatedAcres: parcel.cultivatedAcres === null ? undefined : parcel.irrigatedAcres,
  }));
  return checkSaleLand({ parcels: checked })
    .filter(({ path }) => path[1] === index)
    .map(({ message, advice }) => `${capitalized(message)}. Write: ${advice}`);
}

/** Returns the data of the panel beside the form of a sale: a plan, the land and acres of each parcel, and problems. */
export function describeLand(parcels: readonly DraftParcel[]): LandOverview {
  const isDrawn = (parcel: DraftParcel) => parseLegalDescriptions(parcel.landDescriptions).length > 0;
  const warnings = parcelWarnings(parcels);
  const plan = salePlan(
    // The numbers of the rows, which differ even if names do not.
    {
      name: 'the sale',
      parcels: parcels.flatMap((parcel, index) =>
        isDrawn(parcel) ? [{ ...parcel, name: `Parcel ${String(index + 1)}` }] : [],
      ),
      enBlocs: [],
      nothingSold: false,
    },
    'upcoming',
    'page',
  );
  const counted = parcels.flatMap(({ titledAcres, cultivatedAcres }) =>
    titledAcres === null ? [] : [{ titledAcres, cultivatedAcres: cultivatedAcres ?? 0 }],
  );
  return {
    plan,
    noPlan: whyNoPlan(parcels),
    rows: parcels.map((parcel, index) => ({
      name: parcel.name,
      land: summarizeLegalDescriptions(parseLegalDescriptions(parcel.landDescriptions)),
      titledAcres: parcel.titledAcres,
      cultivatedAcres: parcel.cultivatedAcres,
      problems: problemsOf(parcels, index),
      warnings: warnings[index] ?? [],
    })),
    total: areaOf(counted),
    uncounted: parcels.filter(({ titledAcres }) => titledAcres === null).map(({ name }) => name),
  };
}
