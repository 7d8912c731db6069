import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lateReactDom, leaveOutOfRenderer, unusedModules } from './replaced-modules';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modules-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

const modules = [
  'gatsby/package.json',
  'gatsby-script/index.js',
  'prop-types/index.js',
  'react-server-dom-webpack/index.js',
  'gatsby/cache-dir/register-service-worker.js',
  'gatsby/cache-dir/slice/server-slice.js',
  'gatsby/cache-dir/react-dom-utils.js',
];

/** Makes the project one with Gatsby's modules, but for one of them. */
async function installWithout(missing: string): Promise<void> {
  for (const name of modules.filter((module) => module !== missing)) {
    const file = path.join(dir, 'node_modules', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, name.endsWith('.json') ? '{}' : '');
  }
}

describe('unusedModules', () => {
  it('finds them in the version of Gatsby that is installed', () => {
    expect(unusedModules(path.resolve())).toMatchObject({ 'gatsby-script$': false });
  });

  it('finds them in a project that has them', async () => {
    await installWithout('');
    expect(unusedModules(dir)).toHaveProperty([path.join(dir, '.cache/slice/server-slice.js')], false);
  });

  it.each([
    ['gatsby-script/index.js', 'gatsby-script'],
    ['prop-types/index.js', 'prop-types'],
    ['react-server-dom-webpack/index.js', 'react-server-dom-webpack'],
    ['gatsby/cache-dir/register-service-worker.js', 'gatsby/cache-dir/register-service-worker.js'],
    ['gatsby/cache-dir/slice/server-slice.js', 'gatsby/cache-dir/slice/server-slice.js'],
  ])('stops the build without %s', async (file, name) => {
    await installWithout(file);
    expect(() => unusedModules(dir)).toThrow(
      `no module "${name}", on which a patch depends. Compare node_modules/gatsby/cache-dir`,
    );
  });
});

describe('lateReactDom', () => {
  it('stops the build without the module that it replaces', async () => {
    expect(Object.values(lateReactDom(path.resolve()))).toEqual([
      path.resolve('src/build/webpack/late-react-dom-utils.cjs'),
    ]);
    await installWithout('gatsby/cache-dir/react-dom-utils.js');
    expect(() => lateReactDom(dir)).toThrow('no module "gatsby/cache-dir/react-dom-utils.js"');
  });
});

describe('leaveOutOfRenderer', () => {
  it('has the code that renders pages require a package', () => {
    const externals: unknown[] = ['react'];
    leaveOutOfRenderer({ externals }, 'xstate');
    expect(externals).toEqual(['react', { xstate: 'commonjs xstate' }]);
  });

  it('stops the build without a list to add it to', () => {
    expect(() => {
      leaveOutOfRenderer({ externals: 'react' }, 'xstate');
    }).toThrow(/no list of externals.*Patches of Gatsby/);
  });
});

describe('withoutUnusedPlugins', () => {
  const withoutUnusedPlugins = jest.requireActual<(list: string) => string>('./without-unused-plugins.cjs');
  const entry = (name: string) =>
    `{ plugin: require('../node_modules/${name}/gatsby-browser.js'), options: {"plugins":[]}, }`;
  const [manifest, partytown, own] = [
    'gatsby-plugin-manifest',
    'gatsby/dist/internal-plugins/partytown',
    'own',
  ];

  it("takes them out of Gatsby's list", () => {
    const list = withoutUnusedPlugins(`[${[manifest, partytown, own].map(entry).join(',\n')}]`);
    expect(list).toContain('own/gatsby-browser.js');
    expect(list).not.toMatch(/manifest|partytown/);
  });

  it.each([
    ['gatsby-plugin-manifest', [partytown, own]],
    ['internal-plugins/partytown', [manifest, own]],
  ])('stops the build where the list does not have %s', (name, listed) => {
    expect(() => withoutUnusedPlugins(`[${listed.map(entry).join(',\n')}]`)).toThrow(
      `Gatsby lists ${name} in .cache/api-runner-browser-plugins.js in another way`,
    );
  });
});
