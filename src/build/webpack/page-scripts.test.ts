import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { restorePageScripts, stripPageScripts } from './page-scripts';

const gatsby = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>`;

let dir: string;
let files: { scripts: string; original: string };

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  files = { scripts: path.join(dir, 'scripts.html'), original: path.join(dir, 'original.html') };
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe('the scripts of a page', () => {
  it('lose the map of chunks and nothing else', async () => {
    writeFileSync(files.scripts, gatsby);
    await stripPageScripts(files);
    expect(readFileSync(files.scripts, 'utf8')).toBe(
      '<script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>',
    );
  });

  it('are what Gatsby wrote when it compares them', async () => {
    await restorePageScripts(files);
    writeFileSync(files.scripts, gatsby);
    await stripPageScripts(files);
    await restorePageScripts(files);
    expect(readFileSync(files.scripts, 'utf8')).toBe(gatsby);
  });
});
