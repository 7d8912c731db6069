import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const exec = promisify(execFile);

export interface Measure {
  readonly ok: boolean;
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** Peak memory of the process and its children together, sampled twice a second. */
  readonly peakBytes: number;
  /** Processor seconds by the phase that the program has reported as finished; empty if the system has no /proc. */
  readonly phases: ReadonlyMap<string, number>;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Returns the name of a phase if a line of output says that it has ended. */
  readonly phaseOf: (line: string) => string | undefined;
}

interface Process {
  readonly pid: number;
  readonly bytes: number;
}

/** A process and everything below it. */
async function processTree(root: number): Promise<Process[]> {
  const { stdout } = await exec('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, bytes: kilobytes * 1024 }));
  function below(pid: number): Process[] {
    return rows.filter(({ parent }) => parent === pid).flatMap((row) => [row, ...below(row.pid)]);
  }
  return below(root);
}

const ticksPerSecond = 100;

/** Processor seconds of a process and of its children that have ended. */
async function cpuSeconds({ pid }: Process): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  // The name of the program, in parentheses, may contain spaces; the times of user, system and children are fields 14
  // to 17.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** Returns the seconds from the second line of the shell's `times`, such as "1m23.40s 0m4.10s". */
function parseTimes(output: string): [number, number] {
  const [user = 0, system = 0] = [
    ...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return [user, system];
}

/** Runs a program to its end, shows its output, and measures it with all of its children. */
export async function measure(command: readonly string[], { cwd, env, phaseOf }: Options): Promise<Measure> {
  const started = performance.now();
  // The shell counts the processor time of every descendant that has ended; Node reports only its own.
  const script = '"$@" 3>&- 1>&2; status=$?; times >&3; exit $status';
  const child = spawn('sh', ['-c', script, 'sh', ...command], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , lines, times] = child.stdio;
  let output = '';
  times?.on('data', (text: unknown) => {
    output += String(text);
  });
  const phases = new Map<string, number>();
  let used = 0;
  let peakBytes = 0;
  async function sample(phase?: string): Promise<void> {
    const tree = await processTree(child.pid ?? 0);
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    if (phase === undefined) return;
    const now = (await Promise.all(tree.map(cpuSeconds))).reduce((sum, seconds) => sum + seconds, 0);
    phases.set(phase, (phases.get(phase) ?? 0) + Math.max(0, now - used));
    used = Math.max(used, now);
  }
  const sampler = setInterval(() => {
    sample().catch(() => undefined);
  }, 500);
  if (lines !== null && 'read' in lines) {
    createInterface({ input: lines }).on('line', (line) => {
      process.stderr.write(`${line}\n`);
      const phase = phaseOf(line);
      if (phase !== undefined) sample(phase).catch(() => undefined);
    });
  }
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      resolve(code === 0);
    });
  });
  clearInterval(sampler);
  const [userSeconds, systemSeconds] = parseTimes(output);
  const wallSeconds = (performance.now() - started) / 1000;
  return { ok, wallSeconds, userSeconds, systemSeconds, peakBytes, phases };
}
