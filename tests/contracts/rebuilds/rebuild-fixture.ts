import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startHost } from '../../../src/host/start-host';
import { createReleaseFixture, type ReleaseFixture } from '../releases/release-fixture';

export const secret = 'a secret of the webhooks';
export const token = 'the-token-of-the-editors';
export const startedAt = Date.parse('2026-11-23T10:00:00Z');

interface HookParts {
  readonly id?: string;
  readonly at?: number;
  readonly body?: string;
  readonly signedWith?: string;
  /** Replaces headers after signing; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent in place of the signed body. */
  readonly sent?: string;
}

/** A host with a queue of builds, over real connections, with a clock of its own. */
export interface RebuildFixture {
  readonly releases: ReleaseFixture;
  readonly host: FastifyInstance;
  readonly origin: string;
  readonly clock: { now: number };
  readonly hook: (parts?: HookParts) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly editor: (method?: string, given?: string) => Promise<Response>;
  /** Requests the status until no build is running. */
  readonly settled: () => Promise<Status>;
  /** Requests the status until the condition is met. */
  readonly until: (condition: (status: Status) => boolean) => Promise<Status>;
  /** Lines of a file that builds write to; none before the first. */
  readonly lines: (file: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

interface Status {
  readonly state: string;
  readonly queued: boolean;
  readonly step: string | null;
  readonly log: readonly string[];
  readonly release: string | null;
  readonly last: {
    readonly result: string;
    readonly release: string | null;
    readonly message: string | null;
  } | null;
}

function isStatus(value: unknown): value is Status {
  return typeof value === 'object' && value !== null && 'state' in value && 'log' in value && 'last' in value;
}

interface FixtureOptions {
  readonly deadlineMs?: number;
  readonly hasSite?: boolean;
  /** The next scheduled change of release "one". */
  readonly nextChangeAt?: Date;
}

/** Serves release "one"; the command runs with the folder as $DIR. */
export async function createRebuildFixture(
  command: string,
  { deadlineMs = 60_000, hasSite = true, nextChangeAt }: FixtureOptions = {},
): Promise<RebuildFixture> {
  const releases = await createReleaseFixture();
  if (hasSite) await releases.publish('one', nextChangeAt);
  const { dir, config } = releases;
  const rebuilds = { secret, token, command: `DIR='${dir}'; ${command}`, deadlineMs };
  const clock = { now: startedAt };
  const host = await startHost({ ...config, formStore: null, rebuilds }, () => new Date(clock.now));
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  let hooks = 0;

  async function status(): Promise<Status> {
    const body: unknown = await (await fixture.editor()).json();
    if (!isStatus(body)) throw new Error(`not a status: ${JSON.stringify(body)}`);
    return body;
  }

  const fixture: RebuildFixture = {
    releases,
    host,
    origin,
    clock,
    async hook({ id, at = clock.now, body = '{}', signedWith = secret, headers = {}, sent = body } = {}) {
      hooks += 1;
      const own = id ?? `msg_${hooks}`;
      const timestamp = String(Math.floor(at / 1000));
      const signature = createHmac('sha256', signedWith)
        .update(`${own}.${timestamp}.${body}`)
        .digest('base64');
      const all = {
        'content-type': 'application/json',
        'webhook-id': own,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
        ...headers,
      };
      const present = Object.entries<string | undefined>(all).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      const response = await fetch(`${origin}/api/rebuilds/hook`, {
        method: 'POST',
        body: sent,
        headers: Object.fromEntries(present),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: answer };
    },
    editor: (method = 'GET', given = token) =>
      fetch(`${origin}/api/rebuilds`, { method, headers: { authorization: `Bearer ${given}` } }),
    settled: () => fixture.until(({ state }) => state === 'idle'),
    async until(condition) {
      for (;;) {
        const seen = await status();
        if (condition(seen)) return seen;
      }
    },
    async lines(file) {
      const text = await readFile(path.join(dir, file), 'utf8').catch(() => '');
      return text.split('\n').filter((line) => line !== '');
    },
    async close() {
      await host.close();
      await releases.close();
    },
  };
  return fixture;
}
