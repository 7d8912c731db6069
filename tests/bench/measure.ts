import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

export interface Measure {
  readonly ok: boolean;
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** The most that the process and its children held at once, sampled twice a second. */
  readonly peakBytes: number;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Resident bytes of a process and everything below it. */
async function residentBytes(root: number): Promise<number> {
  const { stdout } = await exec('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, bytes: kilobytes * 1024 }));
  function below(pid: number): number {
    return rows
      .filter(({ parent }) => parent === pid)
      .reduce((sum, { pid: child, bytes }) => sum + bytes + below(child), 0);
  }
  return below(root);
}

/** Seconds from the second line of the shell's `times`, such as 1m23.40s 0m4.10s. */
function parseTimes(output: string): [number, number] {
  const [user = 0, system = 0] = [
    ...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return [user, system];
}

/** Runs a program to its end, its output shown, and measures it with all its children. */
export async function measure(command: readonly string[], { cwd, env }: Options): Promise<Measure> {
  const started = performance.now();
  // The shell counts the processor time of every descendant that has ended; Node tells only its own.
  const script = '"$@" 1>&2; status=$?; times; exit $status';
  const child = spawn('sh', ['-c', script, 'sh', ...command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  let peakBytes = 0;
  const sampler = setInterval(() => {
    residentBytes(child.pid ?? 0)
      .then((bytes) => {
        peakBytes = Math.max(peakBytes, bytes);
      })
      .catch(() => undefined);
  }, 500);
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      resolve(code === 0);
    });
  });
  clearInterval(sampler);
  const [userSeconds, systemSeconds] = parseTimes(output);
  return { ok, wallSeconds: (performance.now() - started) / 1000, userSeconds, systemSeconds, peakBytes };
}
