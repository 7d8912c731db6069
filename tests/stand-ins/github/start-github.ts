import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Repository } from '../git/repository';
import { listenAnywhere, type ListeningServer } from '../listen-anywhere';
import { OAuthServer, token } from './oauth';
import { RestApi, type RestAnswer } from './rest';

/** A self-hosted GitHub, at one address: signing in, and the REST API below /api/v3. */
export interface GitHub extends ListeningServer {
  readonly oauth: OAuthServer;
  readonly repository: Repository;
  /** Replaces the exchange of codes; null for GitHub's behaviour. */
  exchange: ((request: IncomingMessage, response: ServerResponse) => unknown) | null;
}

const user = { login: 'dale', name: 'Dale Kowalchuk', email: 'dale@example.com', avatar_url: null };
const prefix = '/api/v3/';
const ofRepository = 'repos/company/site';

/** Pages of all origins may send requests with a token. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
};

/**
 * Starts a stand-in for GitHub.
 *
 * @param callbackUrls Addresses that are registered for the application.
 */
export async function startGitHub(
  callbackUrls: readonly string[],
  repository = new Repository(),
): Promise<GitHub> {
  const oauth = new OAuthServer(callbackUrls);
  const api = new RestApi(repository);

  function findAnswer(method: string, url: URL, body: unknown): RestAnswer {
    const path = decodeURIComponent(url.pathname.slice(prefix.length));
    if (path === 'user' || path.startsWith('users/')) return { status: 200, body: user };
    if (path === 'search/issues') return { status: 200, body: { items: [] } };
    if (path !== ofRepository && !path.startsWith(`${ofRepository}/`))
      return { status: 404, body: { message: 'Not Found' } };
    return api.answer({ method, path: path.slice(ofRepository.length + 1), query: url.searchParams, body });
  }

  async function answerApi(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const body: unknown = method === 'GET' ? null : await json(request).catch(() => null);
    const answer =
      request.headers.authorization === `token ${token}`
        ? findAnswer(method, url, body)
        : { status: 401, body: { message: 'Bad credentials' } };
    response
      .writeHead(answer.status, { ...cors, 'content-type': 'application/json; charset=utf-8' })
      .end(answer.status === 204 ? '' : JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/login/oauth/authorize') oauth.authorize(url, response);
    else if (url.pathname === '/login/oauth/access_token')
      void (github.exchange ?? oauth.exchange.bind(oauth))(request, response);
    else if (url.pathname.startsWith(prefix)) void answerApi(request, url, response);
    else response.writeHead(404).end();
  });
  const github: GitHub = {
    ...(await listenAnywhere(server)),
    oauth,
    repository,
    exchange: null,
  };
  return github;
}
