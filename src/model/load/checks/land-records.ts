import {
  formatLegalDescription,
  parseLegalDescription,
  parseLegalDescriptions,
  quartersOf,
  type LegalDescription,
} from '../../derive/land/legal-description';
import type { LandRecord } from '../../schema/land-record';
import type { Parcel } from '../../schema/parcel';
import type { SaleFields } from '../../schema/sale';
import type { Settings } from '../../schema/settings';
import type { Problem } from '../files/problem';
import type { UncheckedContent } from '../files/unchecked-content';
import { runSaleCheck, type Finding } from './sale-check';
import { oneOf } from './one-of';

interface Checked {
  readonly sale: SaleFields;
  readonly parcel: Parcel;
  /** The day of the content: later ones lie ahead. */
  readonly today: string;
  /** The path of the record. */
  readonly path: readonly PropertyKey[];
}

function dateFindings(record: LandRecord, { path, today }: Checked): Finding[] {
  return Object.entries(record).flatMap(([name, part]): Finding[] =>
    part?.asOf === undefined || part.asOf <= today
      ? []
      : [
          {
            path: [...path, name, 'asOf'],
            message: `"${part.asOf}" lies ahead`,
            advice: `the day on which the source said so, at latest ${today}.`,
          },
        ],
  );
}

/** Reports years of past events that are after the date of their part. */
function yearFindings(record: LandRecord, { path }: Checked): Finding[] {
  const { soilTests, yields, drainage, environment } = record;
  return Object.entries({ soilTests, yields, drainage, environment }).flatMap(([name, part]) =>
    (part?.entries ?? []).flatMap(({ year }, index): Finding[] =>
      year === undefined || part?.asOf === undefined || String(year) <= part.asOf.slice(0, 4)
        ? []
        : [
            {
              path: [...path, name, 'entries', index, 'year'],
              message: `${String(year)} is later than the record, which is as of ${part.asOf}`,
              advice: 'a year that was over or under way on that day, or the right date under asOf.',
            },
          ],
    ),
  );
}

/** Reports reviews and ends of leases that are not after the date of their part. */
function comingFindings({ sites, tenancy }: LandRecord, { path }: Checked): Finding[] {
  const late = (
    name: string,
    field: string,
    asOf: string | undefined,
    dates: readonly (string | undefined)[],
  ) =>
    dates.flatMap((date, index): Finding[] =>
      date === undefined || asOf === undefined || date > asOf
        ? []
        : [
            {
              path: [...path, name, 'entries', index, field],
              message: `"${date}" was over when the record was made, on ${asOf}`,
              advice: 'a later day; or take the line out.',
            },
          ],
    );
  return [
    ...late('sites', 'reviewOn', sites?.asOf, sites?.entries.map(({ reviewOn }) => reviewOn) ?? []),
    ...late('tenancy', 'ends', tenancy?.asOf, tenancy?.entries.map(({ ends }) => ends) ?? []),
  ];
}

function quarterNames(land: LegalDescription): string[] {
  return quartersOf(land).map((quarter) =>
    formatLegalDescription({ ...land, part: { kind: 'quarter', quarter } }),
  );
}

function locationFindings({ sites }: LandRecord, { path, parcel }: Checked): Finding[] {
  const own = new Set(parseLegalDescriptions(parcel.landDescriptions).flatMap(quarterNames));
  return (sites?.entries ?? []).flatMap(({ location }, index): Finding[] => {
    const parsed = parseLegalDescription(location);
    if (parsed.ok && quarterNames(parsed.value).every((name) => own.has(name))) return [];
    return [
      {
        path: [...path, 'sites', 'entries', index, 'location'],
        message: parsed.ok
          ? `"${location}" is not on this parcel`
          : `"${location}" is not a legal land description`,
        advice: `a legal subdivision or a quarter of ${parcel.landDescriptions.join(', ')}.`,
      },
    ];
  });
}

function featureFindings(record: LandRecord, { path, parcel }: Checked): Finding[] {
  const { soilTests, drainage, water, access } = record;
  return Object.entries({ soilTests, drainage, water, access }).flatMap(([name, part]) =>
    (part?.entries ?? []).flatMap(({ feature }, index): Finding[] =>
      feature === undefined || parcel.features.some(({ slug }) => slug === feature)
        ? []
        : [
            {
              path: [...path, name, 'entries', index, 'feature'],
              message: `"${feature}" is not a feature of this parcel`,
              advice: `${oneOf(parcel.features.map(({ slug }) => slug))}; or add the feature to this parcel.`,
            },
          ],
    ),
  );
}

function documentFindings(record: LandRecord, { path, sale }: Checked): Finding[] {
  const files = sale.documents.map(({ file }) => file);
  return Object.entries(record).flatMap(([name, part]): Finding[] =>
    part?.document === undefined || files.includes(part.document)
      ? []
      : [
          {
            path: [...path, name, 'document'],
            message: `"${part.document}" is not among the documents of this sale`,
            advice: `${oneOf(files)}; or add it to the documents of this sale.`,
          },
        ],
  );
}

const rules = [
  dateFindings,
  yearFindings,
  comingFindings,
  locationFindings,
  featureFindings,
  documentFindings,
];

/** Checks the land records of a sale against its parcels, its documents and the day of the content. */
export function checkLandRecord(sale: SaleFields, today: string): Finding[] {
  return sale.parcels.flatMap((parcel, index) => {
    const { landRecord } = parcel;
    const checked = { sale, parcel, today, path: ['parcels', index, 'landRecord'] };
    return landRecord === undefined ? [] : rules.flatMap((rule) => rule(landRecord, checked));
  });
}

/** Checks all land records. Samples are checked for the day that they were written for. */
export function checkLandRecords(
  { sales }: UncheckedContent,
  settings: Settings | undefined,
  now: Date,
): Problem[] {
  const today = now.toISOString().slice(0, 10);
  const written = settings?.sample?.writtenFor ?? today;
  return sales.entries.flatMap((entry) =>
    runSaleCheck((sale) => checkLandRecord(sale, sale.sample ? written : today), entry),
  );
}
