import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { errorCode } from '../lib/error-code';
import type { Timeouts } from './timeouts';

/** What Node's http server calls for each request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface HttpServerOptions {
  /** Answers the sale statuses before the framework sees the request, which costs more than this answer. */
  readonly handleStatuses: RequestHandler;
  /** Sent with the errors that no route answers. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  readonly timeouts: Timeouts;
}

/** The requests of one connection: the one that is being answered, and those that came behind it. */
interface Pipeline {
  current: ServerResponse | null;
  /** The parser has refused what came after the current request. */
  isBroken: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

const statusesPath = '/api/sale-statuses';
/** More requests than any browser sends ahead; a connection with more is closed. */
const mostWaiting = 1000;

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

function parserErrorStatus(error: unknown): 400 | 408 | 431 {
  if (errorCode(error) === 'HPE_HEADER_OVERFLOW') return 431;
  return errorCode(error) === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Node's server and its handler of parser errors, in the form that Fastify's options take. */
export function createHttpServer({ handleStatuses, baseHeaders, timeouts }: HttpServerOptions) {
  const pipelines = new WeakMap<Socket, Pipeline>();

  /** The text and the headers of an error that ends the connection. */
  function describeError(status: number) {
    const body = `${STATUS_CODES[status] ?? ''}\n`;
    const own = { connection: 'close', 'content-type': 'text/plain', 'content-length': String(body.length) };
    return { body, headers: { ...baseHeaders, ...own } };
  }

  function refuse(response: ServerResponse, status: 400 | 417): void {
    const { body, headers } = describeError(status);
    response.writeHead(status, headers).end(body);
  }

  /**
   * Hands a connection's requests to the framework one after another. Responses leave in that order anyway, and those
   * further behind would hold files open that Node never closes when the connection ends.
   */
  function handleInOrder(
    framework: RequestHandler,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const { socket } = request;
    const pipeline: Pipeline = pipelines.get(socket) ?? { current: null, isBroken: false, waiting: [] };
    pipelines.set(socket, pipeline);

    function start(next: readonly [IncomingMessage, ServerResponse]): void {
      const [, nextResponse] = next;
      pipeline.current = nextResponse;
      nextResponse.once('close', () => {
        pipeline.current = null;
        const following = pipeline.waiting.shift();
        if (following !== undefined && socket.writable) start(following);
      });
      framework(...next);
    }

    if (pipeline.current === null) start([request, response]);
    else if (pipeline.waiting.length < mostWaiting) pipeline.waiting.push([request, response]);
    else socket.destroy();
  }

  function serverFactory(framework: RequestHandler): Server {
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
          // It waits for the engine, and the server may stop meanwhile.
          response.once('finish', () => {
            if (!server.listening) request.socket.end();
          });
        } else {
          handleInOrder(framework, request, response);
        }
      },
    );
    server.setTimeout(timeouts.stalledMs);
    server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      refuse(response, 417);
    });
    return server;
  }

  /** Answers what the parser refuses; behind a response that is under way, it only ends the connection. */
  function clientErrorHandler(error: Error, socket: Socket): void {
    const pipeline = pipelines.get(socket);
    if (pipeline?.current != null) {
      // What the parser has refused once, it refuses again with every further byte.
      if (!pipeline.isBroken) pipeline.current.once('close', () => socket.destroy());
      pipeline.isBroken = true;
      pipeline.waiting.length = 0;
    } else if (socket.writable) {
      const status = parserErrorStatus(error);
      const { body, headers } = describeError(status);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${body.trim()}\r\n${lines.join('')}\r\n${body}`, () => {
        socket.destroy();
      });
    } else {
      socket.destroy();
    }
  }

  return { serverFactory, clientErrorHandler };
}
