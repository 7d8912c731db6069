import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Compiler } from 'webpack';
import { TextsPlugin } from './texts-plugin';

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'texts-'));
  file = path.join(dir, 'texts.yaml');
  await writeFile(file, await readFile('content/settings/texts.yaml', 'utf8'));
  await writeFile(
    path.join(dir, 'index.js'),
    'module.exports = [TEXTS.saleActions.remindMe, TEXTS.banner.severalSales.fill({ count: 3 })];',
  );
});

afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function compilerOf(plugin: TextsPlugin): Compiler {
  return webpack({
    mode: 'production',
    entry: path.join(dir, 'index.js'),
    output: { path: path.join(dir, 'out'), filename: 'script.js', library: { type: 'commonjs2' } },
    plugins: [plugin],
  });
}

/** The script that webpack makes from the entry. */
async function compile(compiler: Compiler): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
      else resolve();
    });
  });
  return readFile(path.join(dir, 'out/script.js'), 'utf8');
}

async function change(from: string, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

describe('TextsPlugin', () => {
  it('inserts each text where it is used, and no other', async () => {
    const script = await compile(compilerOf(new TextsPlugin(file)));
    expect(script).toContain('"Remind me"');
    expect(script).toContain('" Sales"');
    expect(script).not.toContain('{count}');
    expect(script).not.toContain('View Details');
  });

  it('follows a change of the settings', async () => {
    await change('remindMe: Remind me', 'remindMe: "Tell \\"me\\" in time"');
    await change('{count} Sales', 'Live now: {count}');
    const script = await compile(compilerOf(new TextsPlugin(file)));
    expect(script).toContain('Tell "me" in time');
    expect(script).toContain('"Live now: "');
    expect(script).not.toContain('Remind me');
  });

  it('reads a saved file again, and keeps the previous texts while it has a problem', async () => {
    const compiler = compilerOf(new TextsPlugin(file));
    await compile(compiler);
    await change('remindMe: Remind me', 'remindMe: Wake me');
    expect(await compile(compiler)).toContain('"Wake me"');
    await change('remindMe: Wake me', 'remindMe: ""');
    expect(await compile(compiler)).toContain('"Wake me"');
  });
});
