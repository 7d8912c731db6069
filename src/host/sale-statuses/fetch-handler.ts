import type { Invocation } from './engine-responses';
import type { AnswerStatuses } from './status-answers';

/** Handles standard `Request` objects, as functions of static hosts receive them. */
export type FetchHandler = (request: Request, invocation: Invocation) => Promise<Response>;

/** Sends the answers of the Node host. Lengths and encodings are left to the platform. */
export function createFetchHandler(answerStatuses: AnswerStatuses): FetchHandler {
  return async function handle(request, invocation) {
    const { method } = request;
    const known = request.headers.get('if-none-match') ?? undefined;
    const { status, headers, body } = await answerStatuses({ method, known, invocation });
    const sent = new Headers();
    for (let at = 0; at + 1 < headers.length; at += 2) sent.append(headers[at] ?? '', headers[at + 1] ?? '');
    sent.delete('content-length');
    return new Response(status === 304 || method === 'HEAD' ? null : body, { status, headers: sent });
  };
}
