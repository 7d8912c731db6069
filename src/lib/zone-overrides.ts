/** A zone whose clock law has changed faster than installed time-zone data. */
interface ZoneOverride {
  readonly zone: string;
  /** The instant from which the row applies. */
  readonly from: string;
  readonly offsetMinutes: number;
  readonly label: string;
  readonly name: string;
  /** False while a change is announced but has no date. */
  readonly inForce: boolean;
}

/**
 * Alberta: Order in Council 204/2026 (Official Time Act). British Columbia: Order in Council 63/2026.
 * Manitoba has announced the change without a date: its `from` is a placeholder, and `inForce` is the switch.
 */
const zoneOverrides: readonly ZoneOverride[] = [
  {
    zone: 'America/Edmonton',
    from: '2026-06-18T06:00:00Z',
    offsetMinutes: -360,
    label: 'ABT',
    name: 'Alberta Time',
    inForce: true,
  },
  {
    zone: 'America/Vancouver',
    from: '2026-03-09T07:00:00Z',
    offsetMinutes: -420,
    label: 'PCT',
    name: 'Pacific Time',
    inForce: true,
  },
  {
    zone: 'America/Winnipeg',
    from: '2027-03-14T08:00:00Z',
    offsetMinutes: -300,
    label: 'MBT',
    name: 'Manitoba Time',
    inForce: false,
  },
];

/** The row that applies to a zone at an instant; undefined if the installed data is right. */
export function overrideAt(zone: string, at: Date): ZoneOverride | undefined {
  return zoneOverrides.find(
    (row) => row.inForce && row.zone === zone && at.getTime() >= new Date(row.from).getTime(),
  );
}
