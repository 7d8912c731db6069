import type { FormError } from './forms/form-error';

/**
 * Headers for the addresses that match a pattern. A pattern that ends in `/*` matches everything below it; any
 * other `*` matches a part of one name. Where rules overlap, the later one wins.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A permanent redirect. Both slash forms of `from` match; the query string is kept. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** Fields of a sale from which its status is derived. */
export interface ManifestSchedule<Instant> {
  readonly slug: string;
  readonly state: 'scheduled' | 'postponed' | 'withdrawn';
  readonly opensAt: Instant | null;
  readonly finalCloseAt: Instant | null;
}

/** Data that the build writes for the Node host; instants are ISO 8601 in UTC in the file. */
export interface HostManifest<Instant> {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly schedules: readonly ManifestSchedule<Instant>[];
  /** The next time that an entry is published or taken down by its schedule, so that the site has to be rebuilt. */
  readonly nextChangeAt?: Instant | null | undefined;
  /** Messages to visitors about errors of fields. */
  readonly formErrors?: Readonly<Partial<Record<FormError, string>>> | undefined;
}
