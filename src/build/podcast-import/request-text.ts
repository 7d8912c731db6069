import { fail, ok, type Result } from '../../lib/result';
import { decodeText } from './decode-text';
import { overdue, type ImportLimits } from './import-limits';

/** Response of a server. */
export type TextResponse =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly etag: string | null;
      readonly modified: string | null;
    };

/** Limits of requests. */
export interface RequestOptions {
  readonly limits: ImportLimits;
  /** Cancels all requests. */
  readonly deadline: AbortSignal;
  /** Returns whether a host may be requested. */
  readonly mayRequest: (host: string) => Promise<boolean>;
}

const maxRedirects = 10;

/** Fetches an address. Redirects are followed here, so that the host of each is checked. */
async function fetchFromAllowed(
  address: string,
  init: RequestInit,
  mayRequest: RequestOptions['mayRequest'],
): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new Error('it leads to what is no web address');
    if (!(await mayRequest(url.hostname)))
      throw new Error(`${url.hostname} is in a private network, and the feed is not`);
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new Error(`it has more than ${String(maxRedirects)} redirects`);
}

async function readLimited(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let read = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    read += part.value.byteLength;
    if (read > most) {
      await reader?.cancel();
      throw new Error(`it is larger than ${String(most / 1_000_000)} MB`);
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

async function requestOnce(
  url: string,
  headers: Record<string, string>,
  { limits, deadline, mayRequest }: RequestOptions,
): Promise<TextResponse> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(limits.timeoutMs)]);
  const response = await fetchFromAllowed(url, { headers, signal }, mayRequest);
  if (response.status === 304) return { kind: 'unchanged' };
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the response was ${String(response.status)} ${response.statusText}`.trim());
  }
  const text = decodeText(await readLimited(response, limits.bytes), response.headers.get('content-type'));
  if (!text.ok) throw new Error(text.failure);
  return {
    kind: 'text',
    text: text.value,
    etag: response.headers.get('etag'),
    modified: response.headers.get('last-modified'),
  };
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

/** Message of a failed request: fetch puts it into a cause. */
function reason(error: unknown, { limits, deadline }: RequestOptions): string {
  if (deadline.aborted) return overdue(limits);
  if (isTimeout(error)) return `no response within ${String(limits.timeoutMs / 1000)} seconds`;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Requests a text, a second time if that fails; redirects are followed.
 *
 * @param headers Such as if-none-match.
 * @returns The response, or the reason why there is none.
 */
export async function requestText(
  url: string,
  headers: Record<string, string>,
  options: RequestOptions,
): Promise<Result<TextResponse, string>> {
  try {
    return ok(await requestOnce(url, headers, options));
  } catch (first) {
    if (options.deadline.aborted) return fail(reason(first, options));
    try {
      return ok(await requestOnce(url, headers, options));
    } catch (second) {
      return fail(reason(second, options));
    }
  }
}
