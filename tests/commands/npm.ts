import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs an npm command such as `run check` to its end. */
export async function npm(command: string, { cwd = '.', env = {} } = {}): Promise<Ended> {
  const child = spawn('npm', command.split(' '), { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
