import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { listenAnywhere, type ListeningServer } from '../listen-anywhere';
import { PkceServer } from './pkce';

/** A request of the REST API of a git host. */
export interface ApiRequest {
  readonly method: string;
  /** Decoded, below the root of the API. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface ApiAnswer {
  readonly status: number;
  /** A string is sent as text, anything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Paths and conventions of a kind of git host. */
interface GitHostPaths {
  readonly authorize: string;
  readonly token: string;
  /** With a slash at the end. */
  readonly api: string;
  /** The scheme before tokens, such as Bearer. */
  readonly scheme: string;
  /** The API's answer to a client that is not signed in. */
  readonly unauthorized: unknown;
}

/** A self-hosted git host, at one address. */
export interface GitHostServer extends ListeningServer {
  readonly signIn: PkceServer;
  /** Requests to the API, as METHOD path. */
  readonly requests: string[];
  /** Closes connections to the API without an answer, like a network failure. */
  isDown: boolean;
  /** True if the editor may write to the repository. */
  mayWrite: boolean;
}

/** Pages of other sites may send requests with a token. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'access-control-expose-headers':
    'Link, X-Page, X-Per-Page, X-Total, X-Total-Pages, X-Gitlab-Blob-Id, X-Total-Count',
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  return request.method === 'GET' || request.method === 'HEAD' ? null : json(request).catch(() => null);
}

/**
 * Starts a git host that signs in by PKCE.
 *
 * @param redirectUris Addresses that are registered for the application.
 * @param answer Answers requests of signed-in clients.
 */
export async function serveGitHost(
  paths: GitHostPaths,
  redirectUris: readonly string[],
  answer: (request: ApiRequest, server: GitHostServer) => ApiAnswer,
): Promise<GitHostServer> {
  const signIn = new PkceServer(redirectUris);

  function isSignedIn({ headers: { authorization = '' } }: IncomingMessage): boolean {
    const [scheme, token = ''] = authorization.split(' ');
    return scheme === paths.scheme && signIn.accepts(token);
  }

  async function answerTo(request: IncomingMessage, url: URL): Promise<ApiAnswer> {
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') return { status: 204, body: '' };
    if (url.pathname === paths.authorize) {
      const location = signIn.authorize(url);
      return location === null
        ? { status: 400, body: 'The redirect URI included is not valid.' }
        : { status: 302, body: '', headers: { location } };
    }
    if (url.pathname === paths.token && method === 'POST') return signIn.exchange(await readBody(request));
    if (!url.pathname.startsWith(paths.api)) return { status: 404, body: 'Not Found' };
    if (!isSignedIn(request)) return { status: 401, body: paths.unauthorized };
    const path = decodeURIComponent(url.pathname.slice(paths.api.length));
    server.requests.push(`${method} ${path}`);
    return answer({ method, path, query: url.searchParams, body: await readBody(request) }, server);
  }

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (server.isDown && url.pathname.startsWith(paths.api)) {
      request.socket.destroy();
      return;
    }
    void answerTo(request, url).then(({ status, body, headers = {} }) => {
      const isText = typeof body === 'string';
      response
        .writeHead(status, {
          ...cors,
          'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
          ...headers,
        })
        .end(isText ? body : JSON.stringify(body));
    });
  });
  const server: GitHostServer = {
    ...(await listenAnywhere(http)),
    signIn,
    requests: [],
    isDown: false,
    mayWrite: true,
  };
  return server;
}
