import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../etags';
import type { RequestHandler } from '../request-order';
import type { CurrentResponse } from './engine-responses';
import type { StatusResponse } from './status-response';

interface RequestHandlerOptions {
  readonly currentResponse: CurrentResponse;
  readonly baseHeaders: () => Readonly<Record<string, string>>;
  /** Set when responses use another clock than the system's. */
  readonly now?: () => Date;
}

/** Handles GET and HEAD, with 304 where the client has the data already; all other methods get 405. */
export function createRequestHandler({
  currentResponse,
  baseHeaders,
  now,
}: RequestHandlerOptions): RequestHandler {
  function dated(headers: string[]): string[] {
    return now === undefined ? headers : [...headers, 'date', now().toUTCString()];
  }

  function send(request: IncomingMessage, response: ServerResponse, statusResponse: StatusResponse): void {
    const known = request.headers['if-none-match'];
    if (known === statusResponse.etag || matchesEtag(known, statusResponse.etag)) {
      response.writeHead(304, dated(statusResponse.unchangedHeaders)).end();
    } else {
      response.writeHead(200, dated(statusResponse.headers)).end(statusResponse.body);
    }
  }

  return function handle(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...baseHeaders(), allow: 'GET, HEAD', 'content-type': 'text/plain' };
      response.writeHead(405, headers).end('Method not allowed\n');
      return;
    }
    const statusResponse = currentResponse();
    if (!(statusResponse instanceof Promise)) send(request, response, statusResponse);
    else {
      void statusResponse.then((later) => {
        send(request, response, later);
      });
    }
  };
}
