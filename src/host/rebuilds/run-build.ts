import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** The end of the log that is kept, in characters. */
const keptLog = 64_000;

/** Time after the end of a build within which its last output arrives. */
const lastWordsMs = 1000;

/**
 * Runs the command in a process group, and ends the whole group when the host does: the third pipe closes with the
 * host, however it ends.
 */
const script = '{ cat <&3; kill -s KILL 0; } >/dev/null 2>&1 & exec 3<&-; sh -c "$1"';

/** The end of a build: by itself, with or without success, or stopped. */
export type BuildEnd = 'succeeded' | 'failed' | 'too-long' | 'stopped';

interface RunOptions {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly deadlineMs: number;
}

/** A build that is running. */
export interface RunningBuild {
  /** Rejects when the system could not start it. */
  readonly ended: Promise<BuildEnd>;
  /** The last lines that it has printed. */
  readonly log: () => string;
  readonly stop: () => void;
}

/** The exit code of a process. Rejects if the process could not be started. */
function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
}

/**
 * Runs the command of a build; after the deadline, all of its processes are killed.
 *
 * @throws When the system has no memory for a process; for any other lack, `ended` rejects.
 */
export function runBuild({ command, env, cwd, deadlineMs }: RunOptions): RunningBuild {
  const child = spawn('/bin/sh', ['-c', script, 'rebuild', command], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  // Nothing was started. If too many files are open, there are no pipes either.
  if (pid === undefined)
    return { ended: exitCode(child).then(() => 'failed'), log: () => '', stop: () => undefined };
  const group = -pid;
  const lifeline = child.stdio[3];
  lifeline?.on('error', () => undefined);
  let log = '';
  let stopped: BuildEnd | null = null;
  function keep(text: string): void {
    log += text;
    if (log.length > 2 * keptLog) log = log.slice(-keptLog);
  }
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of outputs) stream.setEncoding('utf8').on('data', keep);

  function killGroup(): void {
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  function stop(end: BuildEnd): void {
    stopped ??= end;
    killGroup();
  }
  const deadline = setTimeout(() => {
    stop('too-long');
  }, deadlineMs);

  async function wait(): Promise<BuildEnd> {
    const closed = once(child, 'close').catch(() => undefined);
    try {
      const code = await exitCode(child);
      return stopped ?? (code === 0 ? 'succeeded' : 'failed');
    } finally {
      clearTimeout(deadline);
      // Processes that the command has left running in its group.
      killGroup();
      lifeline?.destroy();
      const waiting = new AbortController();
      await Promise.race([
        closed,
        delay(lastWordsMs, undefined, { signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
      for (const stream of outputs) stream.destroy();
    }
  }

  return {
    ended: wait(),
    log: () => stripVTControlCharacters(log.slice(-keptLog)),
    stop: () => {
      stop('stopped');
    },
  };
}
