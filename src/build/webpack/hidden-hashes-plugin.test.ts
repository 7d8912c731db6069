import { expect, it } from '@jest/globals';
import type { Compiler } from 'webpack';
import { HiddenHashesPlugin } from './hidden-hashes-plugin';
import { compileScripts } from './scripts.example';

/** Records the input of the minifier. */
class Minifier {
  readonly texts: string[] = [];

  apply({ hooks, webpack: { Compilation } }: Compiler): void {
    hooks.thisCompilation.tap('Minifier', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'Minifier', stage }, (assets) => {
        this.texts.push(...Object.values(assets).map((source) => String(source.source())));
      });
    });
  }
}

/**
 * Compiles scripts, and returns them as the minifier got them and as they were written.
 *
 * @param hashSalt Part of webpack's preliminary hashes.
 */
async function compile(hashSalt: string) {
  const minifier = new Minifier();
  const files = await compileScripts({ output: { hashSalt }, plugins: [new HiddenHashesPlugin(), minifier] });
  return {
    minified: minifier.texts.sort(),
    names: [...files.keys()],
    written: [...files.values()].join('\n'),
  };
}

it('gives the minifier the same scripts for any preliminary hashes', async () => {
  const [one, other] = [await compile('one'), await compile('other')];
  expect(one.minified).toHaveLength(3);
  expect(one.minified).toEqual(other.minified);
  expect(one.names).not.toEqual(other.names);
});

it('leaves the names of the files in the script that loads them', async () => {
  const { names, written } = await compile('one');
  const later = names.find((name) => name.startsWith('s-')) ?? '';
  expect(written).toContain(later.slice('s-'.length, -'.js'.length));
  expect(written).not.toMatch(/<\d+\.js>/);
});

it('stops the build where no script names a file', async () => {
  const alone = { optimization: {}, plugins: [new HiddenHashesPlugin()] };
  await expect(compileScripts(alone, 'console.log("alone");')).rejects.toThrow(
    'names of files in the scripts',
  );
});
