import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const Renovate = z.object({
  automerge: z.literal(false),
  minimumReleaseAge: z.string().regex(/^\d+ days$/),
  constraints: z.object({ node: z.string(), npm: z.string() }),
  constraintsFiltering: z.literal('strict'),
  packageRules: z.array(
    z.strictObject({
      description: z.string().min(10),
      matchManagers: z.array(z.enum(['npm', 'github-actions', 'dockerfile'])).optional(),
      matchDepTypes: z.array(z.enum(['overrides', 'engines'])).optional(),
      matchPackageNames: z.array(z.string()).optional(),
      groupName: z.string().optional(),
      // The only form in use, so that a test can compare it.
      allowedVersions: z
        .string()
        .regex(/^<\d+(?:\.\d+){0,2}$/)
        .optional(),
      enabled: z.literal(false).optional(),
    }),
  ),
});

const Package = z.object({
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const Lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const { packageRules, constraints } = Renovate.parse(readJson('.github/renovate.json'));
const { engines, dependencies, devDependencies } = Package.parse(readJson('package.json'));
const { packages } = Lockfile.parse(readJson('package-lock.json'));
const direct: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
const ofNpm = packageRules.filter(({ matchManagers }) => matchManagers?.includes('npm') ?? true);
const caps = ofNpm.flatMap(({ matchPackageNames = [], allowedVersions }) =>
  allowedVersions === undefined
    ? []
    : matchPackageNames.map((name) => ({ name, below: allowedVersions.slice(1) })),
);

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** Returns whether a version is lower than another one; parts that are left out count as 0. */
function isBelow(version: string, limit: string): boolean {
  const [a, b] = [version, limit].map((text) => text.split('.').map(Number));
  const different = [0, 1, 2].find((part) => (a?.[part] ?? 0) !== (b?.[part] ?? 0));
  return different !== undefined && (a?.[different] ?? 0) < (b?.[different] ?? 0);
}

describe('.github/renovate.json', () => {
  it('names packages that are installed', () => {
    const named = ofNpm.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const gone = named.filter((pattern) => !Object.keys(direct).some((name) => matches(pattern, name)));
    expect(gone).toEqual([]);
  });

  it.each(caps)('lets $name stay as it is installed, below $below', ({ name, below }) => {
    expect(isBelow(packages[`node_modules/${name}`]?.version ?? '', below)).toBe(true);
  });

  it('has a rule for each package that package.json holds back itself', () => {
    const held = Object.keys(direct).filter((name) => !(direct[name] ?? '').startsWith('^'));
    const named = ofNpm.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(held.filter((name) => !named.some((pattern) => matches(pattern, name)))).toEqual([]);
  });

  it('has the caps of docs/packages.md', () => {
    const [, section = ''] = readFileSync('docs/packages.md', 'utf8').split('## Held back');
    const listed = section.split('\n').flatMap((line) => {
      const [, names = '', below = ''] = line.split('|').map((cell) => cell.trim());
      return /^[\d.]+$/.test(below)
        ? [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name ?? ''} ${below}`)
        : [];
    });
    expect(listed).toEqual(expect.arrayContaining(caps.map(({ name, below }) => `${name} ${below}`)));
    expect(listed.length).toBe(caps.length);
  });

  it('accepts only releases for the lowest Node version, and raises neither that nor an override', () => {
    expect(engines.node.startsWith(`>=${constraints.node.replace(/\.0$/, '')} `)).toBe(true);
    const off = packageRules.filter(({ enabled }) => enabled === false);
    expect(off.flatMap(({ matchDepTypes = [] }) => matchDepTypes)).toEqual(['overrides', 'engines']);
  });
});

describe('isBelow', () => {
  it.each([
    ['19.3.1', '20', true],
    ['2.58.2', '2.58.3', true],
    ['2.58.3', '2.58.3', false],
    ['20.0.0', '20', false],
    ['4.10.3', '4.11', true],
    ['4.11.0', '4.11', false],
    ['10.0.0', '9.7', false],
  ])('of %s and %s is %s', (version, limit, expected) => {
    expect(isBelow(version, limit)).toBe(expected);
  });
});
