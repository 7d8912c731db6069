import { matchesEtag } from '../site/etags';
import type { CurrentResponse, Invocation } from './engine-responses';
import type { StatusResponse } from './status-response';

/** The parts of a request that determine its answer. */
export interface StatusRequest {
  readonly method: string | undefined;
  /** If-None-Match. */
  readonly known: string | undefined;
  /** Set if the program runs only for a request, and not between requests. */
  readonly invocation?: Invocation;
}

/** An answer for any server. Headers are alternating names and values. */
export interface StatusAnswer {
  readonly status: 200 | 304 | 405;
  readonly headers: readonly string[];
  readonly body: string;
}

/** A promise only while a request to the engine is pending. */
export type AnswerStatuses = (request: StatusRequest) => StatusAnswer | Promise<StatusAnswer>;

interface StatusAnswersOptions {
  readonly currentResponse: CurrentResponse;
  readonly baseHeaders: () => Readonly<Record<string, string>>;
  /** Set when responses use another clock than the system's. */
  readonly now?: () => Date;
}

/** Answers GET and HEAD, with 304 if the client already has the data; all other methods get 405. */
export function createStatusAnswers({
  currentResponse,
  baseHeaders,
  now,
}: StatusAnswersOptions): AnswerStatuses {
  function dated(headers: readonly string[]): readonly string[] {
    return now === undefined ? headers : [...headers, 'date', now().toUTCString()];
  }

  function answerWith({ etag, headers, unchangedHeaders, body }: StatusResponse, known: string | undefined) {
    return known === etag || matchesEtag(known, etag)
      ? ({ status: 304, headers: dated(unchangedHeaders), body: '' } as const)
      : ({ status: 200, headers: dated(headers), body } as const);
  }

  return function answerStatuses({ method, known, invocation }) {
    if (method !== 'GET' && method !== 'HEAD') {
      const headers = { ...baseHeaders(), allow: 'GET, HEAD', 'content-type': 'text/plain' };
      return { status: 405, headers: Object.entries(headers).flat(), body: 'Method not allowed\n' };
    }
    const response = currentResponse(invocation);
    if (!(response instanceof Promise)) return answerWith(response, known);
    return response.then((later) => answerWith(later, known));
  };
}
