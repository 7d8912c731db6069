import { expect, it } from '@jest/globals';
import { RenderedSheetPlugin } from './rendered-sheet-plugin';
import { compileScripts } from './scripts.example';

/** Compiles the code that renders pages, of one file. */
function compile(entry: string, code: string) {
  const plugins = [new RenderedSheetPlugin('deferred-1a.css')];
  return compileScripts({ entry: { [entry]: './index.js' }, optimization: {}, plugins }, code);
}

it('lets the code that renders pages pass when it names the sheet', async () => {
  expect((await compile('render-page', 'console.log("/deferred-1a.css");')).size).toBe(1);
});

it.each([
  ['it names another sheet', 'render-page', 'console.log("/deferred-1b.css");'],
  ['another entry names the sheet', 'other', 'console.log("/deferred-1a.css");'],
])('stops the build where %s', async (_, entry, code) => {
  await expect(compile(entry, code)).rejects.toThrow(
    /no entry "render-page" that names deferred-1a\.css.*get-ssr-chunk-hashes\.js.*Patches of Gatsby/,
  );
});
