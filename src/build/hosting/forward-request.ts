import { request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server that middleware can be added to, such as that of `gatsby develop`. */
export interface MiddlewareServer {
  readonly use: (
    handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => unknown;
}

/**
 * Passes a request on to another server unchanged, and its answer back.
 *
 * @param failure The answer while that server does not answer.
 */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  failure: string,
): void {
  const { method, headers } = request;
  const forwarded = requestOf(url, { method, headers, setHost: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => {
    response.writeHead(502).end(`${failure}\n`);
  });
  request.pipe(forwarded);
}
