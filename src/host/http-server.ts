import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { RequestHandler } from './sale-statuses/send-answer';

interface FrontOptions {
  /** The one address that is answered before the framework sees the request; any query string is ignored. */
  readonly path: string;
  readonly handle: RequestHandler;
  /** In milliseconds, as in Fastify's options of these names. */
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
}

/**
 * A server factory for Fastify that answers one address itself, since the framework costs more than this answer.
 * As with the framework's answers, a connection is closed after the answer while the server stops.
 */
export function createFrontServer({ path, handle, requestTimeout, keepAliveTimeout }: FrontOptions) {
  function isMeant({ url = '' }: IncomingMessage): boolean {
    return url.startsWith(path) && (url.length === path.length || url[path.length] === '?');
  }

  return function frontServer(framework: RequestHandler): Server {
    const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
      if (!isMeant(request)) {
        framework(request, response);
        return;
      }
      if (!server.listening) response.shouldKeepAlive = false;
      handle(request, response);
      if (response.writableEnded) return;
      response.once('finish', () => {
        if (!server.listening) request.socket.end();
      });
    });
    return server;
  };
}
