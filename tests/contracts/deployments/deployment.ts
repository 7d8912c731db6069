import type { FixtureSite } from './fixture-site';

/** What not every deployment can do. */
export type Ability =
  | 'forms'
  | 'sale statuses'
  | 'readiness'
  /** Compressed answers have entity tags of their own. */
  | 'tags of compressed answers'
  /** A page is sent at once where the slash at its end is missing; where not, visitors are led to it. */
  | 'both slash forms'
  /** Errors are a few bytes where programs ask. */
  | 'short errors'
  /** The page for faults has its own status at its own address; where not, it is not found. */
  | 'page for faults'
  /** Errors have the headers of no address. */
  | 'headers of errors'
  | 'headers of redirects'
  /** A redirect goes before a file of its address. */
  | 'redirects of files'
  /** Maps, compressed copies and files for hosts that lie in the folder are missing to visitors. */
  | 'hidden names'
  /** The best compression that a browser accepts is sent, as the build has made it. */
  | 'compression of the build'
  /** HEAD says how long the answer to GET is. */
  | 'lengths for HEAD'
  /** Types name the charset as those of the Node host do. */
  | 'charsets of types';

export interface RunningDeployment {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A way to serve the site, which keeps the contract in deployments.test.ts. */
export interface Deployment {
  readonly name: string;
  /** False on a machine that can't have its programs. */
  readonly isThere: boolean;
  /** What it can't do, each with the reason. */
  readonly lacks: Readonly<Partial<Record<Ability, string>>>;
  readonly start: (site: FixtureSite) => Promise<RunningDeployment>;
}
