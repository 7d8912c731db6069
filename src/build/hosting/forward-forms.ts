import type { IncomingMessage } from 'node:http';
import { thanksRoute } from '../../model/derive/forms/form-fields';
import { forwardRequest, type MiddlewareServer } from './forward-request';

function isForm({ method, url = '' }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return method === 'POST' && ['/', thanksRoute, thanksRoute.slice(0, -1)].includes(path);
}

/**
 * Passes forms on unchanged to the host that handles them: the server of `gatsby develop` does not.
 *
 * @param origin Scheme, host and port of that host.
 */
export function forwardForms(server: MiddlewareServer, origin: string): void {
  server.use((request, response, next) => {
    if (!isForm(request)) {
      next();
      return;
    }
    const url = new URL(request.url ?? '/', origin);
    forwardRequest(request, response, url, 'The host that takes forms does not answer.');
  });
}
