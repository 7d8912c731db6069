import * as z from 'zod/mini';

const address = '/api/rebuilds';

const StatusSchema = z.object({
  state: z.enum(['idle', 'building']),
  /** True when another build follows this one. */
  queued: z.boolean(),
  startedAt: z.nullable(z.string()),
  step: z.nullable(z.string()),
  log: z.array(z.string()),
  last: z.nullable(
    z.object({
      result: z.enum(['published', 'failed']),
      release: z.nullable(z.string()),
      message: z.nullable(z.string()),
      endedAt: z.string(),
    }),
  ),
  nextChangeAt: z.nullable(z.string()),
});

/** The status of the host's builds. */
export type RebuildStatus = z.infer<typeof StatusSchema>;

/** The host's answer: the status, or the reason why there is none. */
export type RebuildAnswer =
  | { readonly kind: 'status'; readonly status: RebuildStatus }
  | { readonly kind: 'wrong-token' }
  | { readonly kind: 'not-here' }
  | { readonly kind: 'no-answer' };

async function send(method: 'GET' | 'POST', token: string): Promise<Response | null> {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(address, { method, headers, cache: 'no-store' }).catch(() => null);
}

function failureOf(response: Response | null): RebuildAnswer {
  if (response === null || response.status >= 500) return { kind: 'no-answer' };
  return { kind: response.status === 401 ? 'wrong-token' : 'not-here' };
}

/** Requests the progress of the host. Other hosts answer with a page, or with nothing. */
export async function readStatus(token: string): Promise<RebuildAnswer> {
  const response = await send('GET', token);
  if (response?.ok !== true) return failureOf(response);
  const body: unknown = await response.json().catch(() => null);
  const status = StatusSchema.safeParse(body);
  return status.success ? { kind: 'status', status: status.data } : { kind: 'not-here' };
}

/** Requests a build, and then the progress of the host. */
export async function requestBuild(token: string): Promise<RebuildAnswer> {
  const response = await send('POST', token);
  return response?.ok === true ? readStatus(token) : failureOf(response);
}
