import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const StatusSchema = z.object({
  state: z.enum(['idle', 'building']),
  queued: z.boolean(),
  step: z.string().nullable(),
  log: z.array(z.string()),
  last: z
    .object({
      result: z.enum(['published', 'failed']),
      release: z.string().nullable(),
      message: z.string().nullable(),
      startedAt: z.string(),
      endedAt: z.string(),
    })
    .nullable(),
});

type Status = z.infer<typeof StatusSchema>;

interface FollowOptions {
  /** Scheme and host of a site on the Node host. */
  readonly origin: string;
  /** REBUILD_TOKEN of the host. */
  readonly token: string;
  readonly print: (line: string) => void;
  /** Time between two requests. */
  readonly pollMs?: number;
}

/** Consecutive requests that may fail while a build runs, such as while a proxy restarts. */
const maxFailures = 12;
const patienceMs = 20_000;
const shownLines = 40;

/** @throws When the host can't be reached or refuses; the message has the reason of the host. */
async function request({ origin, token }: FollowOptions, method: 'GET' | 'POST'): Promise<unknown> {
  const response = await fetch(`${origin}/api/rebuilds`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    // The token is only for this host.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = await response.text();
  if (response.ok) return JSON.parse(body);
  const advice =
    response.status === 404
      ? 'Its host takes no builds on request: set REBUILD_TOKEN and RELEASES_DIR there.'
      : body;
  throw new Error(`${origin}/api/rebuilds answered ${response.status}. ${advice}`);
}

async function readStatus(options: FollowOptions): Promise<Status> {
  return StatusSchema.parse(await request(options, 'GET'));
}

/** Returns the status once no build is running any more. */
async function statusWhenIdle(options: FollowOptions): Promise<Status> {
  let failures = 0;
  let step: string | null = null;
  for (;;) {
    try {
      const status = await readStatus(options);
      failures = 0;
      if (status.state === 'idle' && !status.queued) return status;
      if (status.step !== null && status.step !== step) options.print(status.step);
      step = status.step;
    } catch (error) {
      failures += 1;
      if (failures > maxFailures) throw error;
    }
    await wait(options.pollMs ?? 5000);
  }
}

/**
 * Requests a build of a Node host and follows it to its end.
 *
 * @returns The release that is served now; null if the build published none, such as when nothing has changed.
 * @throws When the host refuses, is unavailable for a minute, loses the build, or the build fails; with the reason.
 */
export async function followRebuild(options: FollowOptions): Promise<string | null> {
  const before = await readStatus(options);
  await request(options, 'POST');
  options.print(`Asked ${options.origin} for a build.`);
  const { last, log } = await statusWhenIdle(options);
  if (last === null || (last.startedAt === before.last?.startedAt && last.endedAt === before.last.endedAt))
    throw new Error('The host was restarted and knows nothing of the build. Look at its log, and ask again.');
  if (last.result === 'published') return last.release;
  for (const line of log.slice(-shownLines)) options.print(line);
  throw new Error(last.message ?? 'The build failed. The log of the host says why.');
}
