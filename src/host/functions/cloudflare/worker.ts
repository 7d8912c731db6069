import manifest from '../../../../generated/host.json';
import { compileHeaderRules } from '../../site/header-rules';
import { isDataRequest } from '../../site/is-data-request';
import { parseManifest } from '../../site/read-manifest';
import { compileRedirects } from '../../site/redirects';
import type { FetchHandler } from '../../sale-statuses/fetch-handler';
import { functionStatuses } from '../function-statuses';
import { sendMedia, type Assets } from './media';

interface Environment {
  readonly ASSETS: Assets;
  readonly GATSBY_ENGINE_ORIGIN?: string;
}

interface Context {
  readonly waitUntil: (work: Promise<void>) => void;
}

const { headers, redirects } = parseManifest(JSON.stringify(manifest));
const headersFor = compileHeaderRules(headers);
const findRedirect = compileRedirects(redirects);
const errors = { 404: 'Not found', 500: 'An error has occurred' } as const;
let respondWithStatuses: FetchHandler | undefined;

function answer(status: number, type: string, body: BodyInit, others: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...headersFor('/'), 'content-type': type, ...others } });
}

/** The site's own error page for people, and a few bytes for programs, without the headers of any address. */
async function sendError(status: 404 | 500, { pathname, href }: URL, assets: Assets): Promise<Response> {
  if (isDataRequest(pathname))
    return answer(status, 'application/json', JSON.stringify({ error: errors[status] }));
  const page = await assets.fetch(new Request(new URL(`/${status}`, href)));
  return answer(status, 'text/html; charset=utf-8', await page.text());
}

async function sendFile(request: Request, assets: Assets): Promise<Response> {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const redirect = findRedirect(pathname + search);
  if (redirect !== null) {
    const { status, location } = redirect;
    return new Response(null, { status, headers: { ...headersFor('/'), location } });
  }
  const media = pathname.startsWith('/media/') ? await sendMedia(request, assets, headersFor) : null;
  if (media !== null) return media;
  return sendError(/^\/500(?:\.html|\/|\/index\.html)?$/.test(pathname) ? 500 : 404, url, assets);
}

/** Answers the requests at Cloudflare that its file servers do not answer well; wrangler.jsonc lists them. */
export default {
  async fetch(request: Request, { ASSETS, GATSBY_ENGINE_ORIGIN }: Environment, context: Context) {
    const { pathname } = new URL(request.url);
    if (/^\/api\/sale-statuses\/?$/.test(pathname)) {
      respondWithStatuses ??= functionStatuses(manifest, GATSBY_ENGINE_ORIGIN);
      return respondWithStatuses(request, {
        keepAlive: (work) => {
          context.waitUntil(work);
        },
      });
    }
    return request.method === 'GET' || request.method === 'HEAD'
      ? sendFile(request, ASSETS)
      : answer(405, 'text/plain', 'Method not allowed\n', { allow: 'GET, HEAD' });
  },
};
