import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { forwardRequest, type MiddlewareServer } from './forward-request';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const localNames = ['localhost', '127.0.0.1', '[::1]'];

function hostname(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/**
 * Returns whether a request comes from a page of this site on this computer. A client that reaches the server behind it
 * can write files, and any website that is open in the same browser can send requests to this computer.
 */
export function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    loopback.includes(socket.remoteAddress ?? '') &&
    localNames.includes(hostname(`http://${host}`) ?? '') &&
    (origin === undefined || origin === `http://${host}`)
  );
}

/**
 * Serves the page for editors under `npm run cms`, and passes its requests on to the server for the content.
 *
 * @param origin Scheme, host and port of that server.
 */
export function forwardCms(server: MiddlewareServer, origin: string, publicDir: string): void {
  server.use((request, response, next) => {
    const route = request.url?.split('?', 1)[0];
    if (route?.startsWith('/admin/api/') === true) {
      if (!isOwnRequest(request)) {
        response.writeHead(403).end('Only pages of this site on this computer may edit it.\n');
        return;
      }
      const url = new URL(route.slice('/admin'.length), origin);
      forwardRequest(request, response, url, 'The server for the content does not answer.');
    } else if (route === '/admin') {
      response.writeHead(308, { Location: '/admin/' }).end();
    } else if (route === '/admin/') {
      void readFile(path.join(publicDir, 'admin', 'index.html')).then(
        (html) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html),
        () => {
          next();
        },
      );
    } else next();
  });
}
