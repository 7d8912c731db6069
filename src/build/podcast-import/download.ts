import { fail, ok, type Result } from '../../lib/result';
import { overdue } from './import-limits';
import { writeCachedResponse, readCachedResponse, type CachedResponse } from './response-cache';
import { requestText, type RequestOptions } from './request-text';

/** Folder of the cached copies, and limits of requests. */
export interface DownloadOptions extends RequestOptions {
  readonly folder: string;
  /** True to use the cached copies only: the host does not respond, and each request would time out. */
  readonly offline?: boolean;
}

/** Data from the network that could be read. */
export interface Download<Value> {
  readonly value: Value;
  /** Reason why the cached copy was used instead of a new response; null when it is up to date. */
  readonly stale: string | null;
}

function conditions(copy: CachedResponse | null): Record<string, string> {
  return {
    ...(copy?.etag != null && { 'if-none-match': copy.etag }),
    ...(copy?.modified != null && { 'if-modified-since': copy.modified }),
  };
}

/**
 * Downloads and parses a file. Only a response that can be parsed is cached; when there is none, the last one that
 * could be parsed is used.
 *
 * @param read Parses the text; the failure describes the problem as the end of a sentence.
 * @returns The parsed value, or the reason why there is none.
 */
export async function download<Value>(
  { folder, offline = false, ...options }: DownloadOptions,
  url: string,
  read: (text: string) => Result<Value, string> | Promise<Result<Value, string>>,
): Promise<Result<Download<Value>, string>> {
  const copy = await readCachedResponse(folder, url);
  const cached = copy === null ? null : await read(copy.text);
  if (offline || options.deadline.aborted) {
    if (cached?.ok === true) return ok({ value: cached.value, stale: null });
    return fail(offline ? 'its host does not respond' : overdue(options.limits));
  }
  const response = await requestText(url, cached?.ok === true ? conditions(copy) : {}, options);
  if (response.ok && response.value.kind === 'text') {
    const { text, etag, modified } = response.value;
    const value = await read(text);
    if (value.ok) {
      await writeCachedResponse(folder, { url, text, etag, modified });
      return ok({ value: value.value, stale: null });
    }
    return cached?.ok === true ? ok({ value: cached.value, stale: value.failure }) : value;
  }
  const why = response.ok ? 'the response to an unconditional request was 304' : response.failure;
  if (cached?.ok !== true) return fail(why);
  return ok({ value: cached.value, stale: response.ok ? null : why });
}
