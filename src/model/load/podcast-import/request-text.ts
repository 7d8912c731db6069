import { fail, ok, type Result } from '../../../lib/result';

/** What a server answered. */
export type Answer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly etag: string | null;
      readonly modified: string | null;
    };

/** How long to wait for a whole answer, and how much of one to read. */
export interface Limits {
  readonly timeoutMs: number;
  readonly bytes: number;
}

export const defaultLimits: Limits = { timeoutMs: 15_000, bytes: 20_000_000 };

async function readLimited(response: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    read += part.value.byteLength;
    if (read > bytes) {
      await reader?.cancel();
      throw new Error(`it is larger than ${String(bytes / 1_000_000)} MB`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

async function ask(url: string, headers: Record<string, string>, limits: Limits): Promise<Answer> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(limits.timeoutMs) });
  if (response.status === 304) return { kind: 'unchanged' };
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the answer was ${String(response.status)} ${response.statusText}`.trim());
  }
  return {
    kind: 'text',
    text: await readLimited(response, limits.bytes),
    etag: response.headers.get('etag'),
    modified: response.headers.get('last-modified'),
  };
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

/** The reason of a failed request in words: fetch hides it in a cause. */
function reason(error: unknown, limits: Limits): string {
  if (isTimeout(error)) return `no answer within ${String(limits.timeoutMs / 1000)} seconds`;
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Asks for a text, once more if that fails; redirects are followed.
 *
 * @param headers Such as if-none-match.
 * @returns The answer, or why there is none.
 */
export async function requestText(
  url: string,
  headers: Record<string, string>,
  limits: Limits,
): Promise<Result<Answer, string>> {
  try {
    return ok(await ask(url, headers, limits));
  } catch {
    try {
      return ok(await ask(url, headers, limits));
    } catch (error) {
      return fail(reason(error, limits));
    }
  }
}
