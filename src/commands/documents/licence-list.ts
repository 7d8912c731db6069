import { z } from 'zod';

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      license: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** A package that is installed for production. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Expression as in package.json; "none named" without one. */
  readonly licence: string;
  /** True if package.json names it. */
  readonly direct: boolean;
}

/** Packages that name no licence in the usual field, with the one in their LICENSE or README file. */
const readInFile: Readonly<Record<string, string>> = {
  // The licence of the project that it was copied from, zaach/jsonlint; the copy lacks it, and is in no bundle.
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  busboy: 'MIT',
  fuzzy: 'MIT',
  linkfs: 'Unlicense',
  semaphore: 'MIT',
  'sort-asc': 'MIT',
  'sort-desc': 'MIT',
  'sort-object': 'MIT',
  streamsearch: 'MIT',
  trim: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Maximum number of indirect packages that are listed. */
const maxNames = 8;

/**
 * Reads the packages that package-lock.json installs for production, with their licences.
 *
 * @throws When the lockfile has another format.
 */
export function installedPackages(lockfile: string): readonly InstalledPackage[] {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  const direct = packages['']?.dependencies ?? {};
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true)
    .map(([place, { version = '', license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        licence: license ?? readInFile[name] ?? 'none named',
        direct: place === `node_modules/${name}` && name in direct,
      };
    });
}

function namesOf(packages: readonly InstalledPackage[]): readonly string[] {
  return [...new Set(packages.map(({ name }) => `\`${name}\``))].sort();
}

/** Returns the list of docs/licences.md: without versions and counts, which change with every update. */
export function licenceList(lockfile: string): string {
  const installed = installedPackages(lockfile);
  const licences = [...new Set(installed.map(({ licence }) => licence))].sort();
  return licences
    .map((licence) => {
      const those = installed.filter((item) => item.licence === licence);
      const direct = namesOf(those.filter((item) => item.direct));
      const brought = namesOf(those.filter((item) => !item.direct));
      const others = brought.length > maxNames ? ['packages that others bring'] : brought;
      return `- ${licence}: ${[...direct, ...others].join(', ')}`;
    })
    .join('\n');
}
