import type { IncomingMessage, ServerResponse } from 'node:http';
import handle from '../sale-statuses';

/**
 * Serves /api/sale-statuses/ like the address without the slash. Gatsby matches a function's own address exactly; only
 * a splat matches the slash, along with everything below.
 */
export default function handleBelow(request: IncomingMessage, response: ServerResponse): void {
  if (/^[^?]*\/sale-statuses\/(?:\?|$)/.test(request.url ?? '')) {
    handle(request, response);
    return;
  }
  response.writeHead(404, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  response.end('{"error":"Not found"}');
}
