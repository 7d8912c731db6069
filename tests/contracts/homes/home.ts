import type { FixtureSite } from './fixture-site';

/** What not every home can do. */
export type Ability =
  | 'forms'
  | 'sale statuses'
  | 'readiness'
  /** Compressed answers have entity tags of their own. */
  | 'tags of compressed answers';

export interface RunningHome {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A way to serve the site, which keeps the contract in homes.test.ts. */
export interface Home {
  readonly name: string;
  /** False on a machine that can't have its programs. */
  readonly isThere: boolean;
  /** What it can't do, each with the reason. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
  readonly start: (site: FixtureSite) => Promise<RunningHome>;
}
