import { request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import { thanksRoute } from '../../model/derive/forms/form-fields';

/** Server that middleware can be added to, such as that of `gatsby develop`. */
interface MiddlewareServer {
  readonly use: (
    handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => unknown;
}

function isForm({ method, url = '' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return method === 'POST' && ['/', thanksRoute, thanksRoute.slice(0, -1)].includes(path);
}

/**
 * Passes forms on to the host that takes them, as they came: the server of `gatsby develop` takes none.
 *
 * @param origin Scheme, host and port of that host.
 */
export function forwardForms(server: MiddlewareServer, origin: string): void {
  server.use((request, response, next) => {
    if (!isForm(request)) {
      next();
      return;
    }
    const { method, url = '/', headers } = request;
    const forwarded = requestOf(new URL(url, origin), { method, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => {
      response.writeHead(502).end('The host that takes forms does not answer.\n');
    });
    request.pipe(forwarded);
  });
}
