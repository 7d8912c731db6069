import type { FixtureSite } from './fixture-site';

/** Abilities that not every deployment has. */
export type Ability =
  | 'forms'
  | 'sale statuses'
  | 'readiness'
  /** Compressed answers have entity tags of their own. */
  | 'tags of compressed answers'
  /** A page is also sent at its address without the slash; otherwise visitors are redirected to it. */
  | 'both slash forms'
  /** Errors are a few bytes for requests of programs. */
  | 'short errors'
  /** The page for faults has its own status at its own address; otherwise it is not found. */
  | 'page for faults'
  /** Errors do not have the headers of the address. */
  | 'headers of errors'
  | 'headers of redirects'
  /** A redirect takes precedence over a file with its address. */
  | 'redirects of files'
  /** Source maps, compressed copies and files for hosts in the folder are not served. */
  | 'hidden names'
  /** The best compression that a browser accepts is sent, as made by the build. */
  | 'compression of the build'
  /** HEAD states the length of the answer to GET. */
  | 'lengths for HEAD'
  /** Content types name the charset as those of the Node host do. */
  | 'charsets of types';

export interface RunningDeployment {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A way to serve the site that fulfils the contract in deployments.test.ts. */
export interface Deployment {
  readonly name: string;
  /** False on a machine that can't have its programs. */
  readonly isThere: boolean;
  /** Abilities that it lacks, each with the reason. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
  readonly start: (site: FixtureSite) => Promise<RunningDeployment>;
}
