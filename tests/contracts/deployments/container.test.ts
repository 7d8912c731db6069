import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { environmentVariables } from '../../../src/commands/documents/environment-table';
import { ask, contactForm } from './ask';
import {
  exitCode,
  makeRemovable,
  runInContainer,
  terminate,
  untilListening,
  writeContainerFolder,
  type ContainerFolder,
} from './container';
import { writeFixtureSite, type FixtureSite } from './fixture-site';

let site: FixtureSite;
let folder: ContainerFolder;

beforeAll(async () => {
  site = await writeFixtureSite();
  folder = await writeContainerFolder(site);
});
afterAll(async () => {
  await makeRemovable(folder);
  await site.remove();
});

async function runToEnd(
  program: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
) {
  const child = runInContainer(folder, program, env, args);
  if (child.stdout === null || child.stderr === null) throw new Error('no output');
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode(child)]);
  return { code, output: output + errors };
}

describe('the bundled host', () => {
  it('consists of three programs and one binary', async () => {
    const names = (await readdir(folder.root)).map((name) => name.replace(/-[0-9A-Z]{8}\.node$/, '.node'));
    expect(names.sort()).toEqual([
      'forms.cjs',
      'generated',
      'health-check.cjs',
      'index.node',
      'main.cjs',
      'public',
    ]);
  });

  it('keeps forms, answers the health check and the command for forms, and stops on request', async () => {
    const host = runInContainer(folder, 'main.cjs', { HOST: '127.0.0.1', PORT: '0' });
    const origin = await untilListening(host);
    const env = { HOST: '127.0.0.1', PORT: new URL(origin).port };
    expect(await runToEnd('health-check.cjs', env)).toEqual({ code: 0, output: '' });
    const sent = await ask(origin, '/', contactForm);
    expect([200, 303]).toContain(sent.status);
    const listed = await runToEnd('forms.cjs', env, ['list']);
    expect([listed.code, listed.output]).toEqual([0, expect.stringContaining('zoe@example.com')]);
    expect(await terminate(host)).toBe(0);
    expect(await runToEnd('health-check.cjs', env)).toMatchObject({ code: 1 });
    expect((await readdir(folder.data)).sort()).toContain('forms.db');
  });

  it('says what is wrong if it may not write its data', async () => {
    const env = { HOST: '127.0.0.1', PORT: '0', FORMS_DB: path.join(folder.root, 'data', 'forms.db') };
    const host = runInContainer(folder, 'main.cjs', env);
    const origin = await untilListening(host);
    expect((await ask(origin, '/', contactForm)).status).toBe(503);
    expect((await ask(origin, '/sales/')).status).toBe(200);
    await terminate(host);
  });
});

describe('the Dockerfile', () => {
  interface Instruction {
    readonly name: string;
    readonly rest: string;
  }

  async function readInstructions(): Promise<Instruction[]> {
    const source = await readFile('Dockerfile', 'utf8');
    return source
      .replace(/^#.*\n/gm, '')
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
        return { name, rest };
      });
  }

  let instructions: Instruction[];
  let last: Instruction[];
  const valuesOf = (among: readonly Instruction[], wanted: string) =>
    among.filter(({ name }) => name === wanted).map(({ rest }) => rest);

  beforeAll(async () => {
    instructions = await readInstructions();
    last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  });

  it('has exactly one image, of an exact version that the project supports', () => {
    const [base = '', ...stages] = valuesOf(instructions, 'FROM');
    const [, major] = /^node:(\d+)\.\d+\.\d+-[a-z]+-slim(?:@sha256:[0-9a-f]{64})? AS node$/.exec(base) ?? [];
    expect(Number(major)).toBe(24);
    expect(stages).toEqual(['node AS build', 'node']);
  });

  it('copies existing files, and from the build only those that the host needs', async () => {
    const [fromHere, fromBuild] = [true, false].map((isHere) =>
      valuesOf(instructions, 'COPY').filter((rest) => rest.startsWith('--from=') !== isHere),
    );
    expect(fromHere).toEqual(['package.json package-lock.json ./', '. .']);
    expect(fromBuild).toEqual([
      '--from=build /bundle/ ./',
      '--from=build /website/public/ ./public/',
      '--from=build /website/generated/host.json /website/generated/reminders.json ./generated/',
    ]);
    expect(valuesOf(last, 'COPY')).toEqual(fromBuild);
    await Promise.all(['package.json', 'package-lock.json'].map((name) => readFile(name)));
  });

  it('runs programs of the bundle as an account without rights, and keeps data in the volume', async () => {
    expect(valuesOf(last, 'USER')).toEqual(['node']);
    const order = last.map(({ name }) => name);
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    const commands = [...valuesOf(last, 'CMD'), ...valuesOf(last, 'HEALTHCHECK')].join('\n');
    const called = [...commands.matchAll(/\["node", "([^"]+)"\]/g)].map(([, file = '']) => file);
    expect(called).toEqual(['main.cjs', 'health-check.cjs']);
    expect(await readdir(folder.root)).toEqual(expect.arrayContaining(called));
    const [volume = ''] = valuesOf(last, 'VOLUME');
    expect(valuesOf(last, 'ENV').join(' ')).toContain(`FORMS_DB=${volume}/`);
  });

  it('contains no secret, neither in variables nor in files', async () => {
    const kept = [...valuesOf(instructions, 'ENV'), ...valuesOf(instructions, 'ARG')].join(' ');
    // The path of a file is not a secret, unlike the address of a database.
    expect(kept).not.toContain('://');
    const secrets = environmentVariables
      .filter(({ name, secret }) => secret === true && name !== 'FORMS_DB')
      .map(({ name }) => name);
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((name) => kept.includes(name))).toEqual([]);
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/.env*', 'node_modules', 'public', 'generated', '.cache', '/data']),
    );
  });
});
