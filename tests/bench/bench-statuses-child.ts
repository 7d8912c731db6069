import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

/** Response of the bare server; headers are alternating names and values. */
export const BareResponseSchema = z.object({
  status: z.number(),
  headers: z.array(z.string()),
  body: z.string(),
});

export type BareResponse = z.infer<typeof BareResponseSchema>;

/** A server in a process of its own. */
export interface BenchServer {
  readonly origin: string;
  readonly child: ChildProcess;
}

const ServerStarted = z.object({ port: z.number() });
const Usage = z.object({ requests: z.number(), cpuMicroseconds: z.number() });

/** @throws When the server did not start; it has printed the reason. */
export async function startServer(
  role: 'engine' | 'host' | 'bare',
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const child = fork(path.resolve('tests/bench/bench-statuses-server.ts'), [role], {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The ${role} did not start`);
  });
  const messages: readonly unknown[] = await Promise.race([once(child, 'message'), ended]);
  return { origin: `http://127.0.0.1:${ServerStarted.parse(messages[0]).port}`, child };
}

/** Number of requests to the engine, and processor time of the server's process, so far. */
export async function readUsage({ child }: BenchServer): Promise<z.infer<typeof Usage>> {
  child.send('usage');
  const messages: readonly unknown[] = await once(child, 'message');
  return Usage.parse(messages[0]);
}
