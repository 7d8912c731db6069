import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** A folder with a small built site and the file of its forms. */
export interface HostFolder {
  readonly dir: string;
  readonly file: string;
  /** Processes started in it. */
  readonly started: ChildProcess[];
  /** Stops the processes in the folder, and removes it. */
  readonly remove: () => Promise<void>;
}

/** A host in a process of its own, started as `npm run serve` does. */
export interface HostProcess {
  readonly origin: string;
  /** The lines that it has logged so far. */
  readonly log: readonly string[];
  /** Kills it at once, like a power failure. */
  readonly kill: () => Promise<void>;
  /** Stops it as a deploy does. */
  readonly terminate: () => Promise<void>;
}

export async function createHostFolder(): Promise<HostFolder> {
  const dir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await mkdir(path.join(dir, 'public'));
  await mkdir(path.join(dir, 'generated'));
  await writeFile(path.join(dir, 'public', 'index.html'), '<title>Home</title>');
  const manifest = { headers: [], redirects: [], schedules: [] };
  await writeFile(path.join(dir, 'generated', 'host.json'), JSON.stringify(manifest));
  const started: ChildProcess[] = [];
  return {
    dir,
    file: path.join(dir, 'data', 'forms.db'),
    started,
    remove() {
      for (const child of started) child.kill('SIGKILL');
      return rm(dir, { recursive: true });
    },
  };
}

const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const main = path.resolve('src/host/main.ts');

/**
 * Starts the host in its folder.
 *
 * @param maxKilobytes Size above which the system refuses to write a file, as on a full disk.
 */
export async function startHostProcess(
  { dir, started }: HostFolder,
  env: Readonly<Record<string, string>> = {},
  maxKilobytes: number | 'unlimited' = 'unlimited',
): Promise<HostProcess> {
  const command = `ulimit -f ${maxKilobytes} && exec "$0" --import ${loader} ${main}`;
  const child = spawn('bash', ['-c', command, process.execPath], {
    cwd: dir,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      FORMS_RATE_LIMIT: '100000',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const exited = once(child, 'exit');
  const log: string[] = [];
  const listening = await new Promise<string>((resolve, reject) => {
    void exited.then(() => {
      reject(new Error('the host did not start'));
    });
    createInterface(child.stdout).on('line', (line) => {
      log.push(line);
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (origin !== undefined) resolve(origin);
    });
  });
  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return { origin: listening, log, kill: () => end('SIGKILL'), terminate: () => end('SIGTERM') };
}
