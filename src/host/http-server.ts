import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { errorCode } from '../lib/error-code';
import { createRequestOrder, type RequestHandler } from './requests/request-order';
import type { Timeouts } from './timeouts';

interface HttpServerOptions {
  /**
   * Serves the sale statuses before the framework handles the request, which would cost more than the response
   * itself.
   */
  readonly handleStatuses: RequestHandler;
  /** Sent with errors that no route handles. */
  readonly baseHeaders: () => Readonly<Record<string, string>>;
  readonly timeouts: Timeouts;
}

const statusesPath = '/api/sale-statuses';
function isStatusesUrl(url: string): boolean {
  if (!url.startsWith(statusesPath)) return false;
  const end = url[statusesPath.length] === '/' ? statusesPath.length + 1 : statusesPath.length;
  return url.length === end || url[end] === '?';
}

/** The path and query of a target in absolute form (RFC 9112, section 3.2.2); other targets as they are. */
function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]+/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/** HTTP requires servers to refuse this: a proxy in front of us may have read another host (RFC 9112, section 3.2). */
function namesSeveralHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1;
}

function parserErrorStatus(error: unknown): 400 | 408 | 431 {
  if (errorCode(error) === 'HPE_HEADER_OVERFLOW') return 431;
  return errorCode(error) === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Node's server and its handler of parser errors, in the form that Fastify's options take. */
export function createHttpServer({ handleStatuses, baseHeaders, timeouts }: HttpServerOptions) {
  let order: ReturnType<typeof createRequestOrder> | undefined;

  /** The text and the headers of an error that ends the connection. */
  function describeError(status: number) {
    const body = `${STATUS_CODES[status] ?? ''}\n`;
    const own = { connection: 'close', 'content-type': 'text/plain', 'content-length': String(body.length) };
    return { body, headers: { ...baseHeaders(), ...own } };
  }

  function refuse(response: ServerResponse, status: 400 | 417): void {
    const { body, headers } = describeError(status);
    response.writeHead(status, headers).end(body);
  }

  function serverFactory(framework: RequestHandler): Server {
    const requests = createRequestOrder(framework);
    order = requests;
    const server = createServer(
      {
        requestTimeout: timeouts.requestMs,
        keepAliveTimeout: timeouts.keepAliveMs,
        connectionsCheckingInterval: Math.min(timeouts.requestMs, 30_000),
        requireHostHeader: false,
      },
      (request, response) => {
        let url = request.url ?? '';
        if (!url.startsWith('/')) request.url = url = originForm(url);
        if (request.headers.host === undefined && request.httpVersion === '1.1') {
          refuse(response, 400);
        } else if (isStatusesUrl(url)) {
          if (!server.listening) response.shouldKeepAlive = false;
          handleStatuses(request, response);
          if (response.writableEnded) return;
          // This response waits for the engine, and the server may stop in the meantime.
          response.once('finish', () => {
            if (!server.listening) request.socket.end();
          });
        } else if (namesSeveralHosts(request)) {
          refuse(response, 400);
        } else {
          requests.handleInOrder(request, response);
        }
      },
    );
    server.setTimeout(timeouts.stalledMs);
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      refuse(response, 417);
    });
    return server;
  }

  /** Responds to requests that the parser rejects; behind a pending response, it only ends the connection. */
  function clientErrorHandler(error: Error, socket: Socket): void {
    if (order?.endAfterCurrent(socket) === true) return;
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const status = parserErrorStatus(error);
    const { body, headers } = describeError(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${body.trim()}\r\n${lines.join('')}\r\n${body}`, () => {
      socket.destroy();
    });
  }

  return { serverFactory, clientErrorHandler };
}
