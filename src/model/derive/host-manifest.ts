/**
 * Headers for the addresses that a pattern covers. A pattern that ends in `/*` covers everything below it; any other
 * `*` stands for a part of one name. Where rules overlap, the later one wins.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address that has moved. Both slash forms of `from` are meant; the query string is kept. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** What the status of a sale follows from. */
export interface ManifestSchedule<Instant> {
  readonly slug: string;
  readonly state: 'scheduled' | 'postponed' | 'withdrawn';
  readonly opensAt: Instant | null;
  readonly finalCloseAt: Instant | null;
}

/** What the build tells the Node host beside the files to serve; instants are ISO 8601 in UTC in the file. */
export interface HostManifest<Instant> {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly schedules: readonly ManifestSchedule<Instant>[];
}
