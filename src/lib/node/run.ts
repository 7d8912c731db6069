import { spawn } from 'node:child_process';

export interface RunResult {
  readonly ok: boolean;
  /** Everything that the command printed. */
  readonly output: string;
  readonly seconds: number;
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Folder in which the command runs; the current one by default. */
  readonly cwd?: string;
  /** True to show the output while the command runs. */
  readonly show?: boolean;
  /** Time limit, after which the command is stopped. */
  readonly timeoutMs?: number;
  /** Stops the command when it is aborted. */
  readonly signal?: AbortSignal;
}

/** Runs a command of the project's packages and waits for its end. */
export async function run(
  command: readonly string[],
  { env = {}, cwd, show = false, timeoutMs, signal }: RunOptions = {},
): Promise<RunResult> {
  const started = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(signal === undefined ? {} : { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (show) process.stdout.write(text);
    });
  }
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => {
      resolve(code === 0);
    });
  });
  return { ok, output, seconds: (performance.now() - started) / 1000 };
}
