import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentKind, isActive } from './content-type';
import { createSendError, sendUnavailable } from './error-pages';
import { errorCode } from '../lib/error-code';
import { compileHeaderRules } from './header-rules';
import type { PublicFiles } from './public-files';
import type { HeaderRule, RedirectRule } from '../model/derive/host-manifest';
import { createOncePerBurst } from './once-per-burst';
import { compileRedirects } from './redirects';
import { parseRequestPath } from './request-path';
import { createSendFile } from './send-file';

/** The built site with the build's rules for its addresses. */
interface StaticSite {
  readonly files: PublicFiles;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/** Error pages that Gatsby builds; requested by their own addresses they still have an error status. */
const errorPages: ReadonlyMap<string, 404 | 500> = new Map([
  ['404', 404],
  ['404.html', 404],
  ['404/index.html', 404],
  ['500', 500],
  ['500.html', 500],
  ['500/index.html', 500],
]);

/** Headers for uploads that a browser would run: no scripts, no rights of the site's origin, and a download. */
const sandboxed = { 'content-security-policy': 'sandbox', 'content-disposition': 'attachment' } as const;

/** The status that Fastify gave to a fault of the request; 500 for everything else. */
function statusOf(error: unknown): number {
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof given === 'number' && given >= 400 ? given : 500;
}

/** The process, or the whole machine, can open no more files and connections: it passes as others end. */
const exhausted = new Set<string | undefined>(['EMFILE', 'ENFILE']);

/** Time without such an error after which the next one is logged again. */
const burstGapMs = 60_000;

/** Serves the built site: redirects, files in both slash forms, the 404 and 500 pages. */
export function addStaticFiles(app: FastifyInstance, { files, headers, redirects }: StaticSite): void {
  const headersFor = compileHeaderRules(headers);
  const findRedirect = compileRedirects(redirects);
  const sendFile = createSendFile();
  const sendError = createSendError(files, sendFile);
  const isFirstOfBurst = createOncePerBurst(burstGapMs);

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const redirect = findRedirect(request.url);
    if (redirect !== null) return reply.redirect(redirect.location, redirect.status);
    const path = parseRequestPath(request.url);
    if (path === 'malformed') return reply.code(400).type('text/plain').send('Bad request\n');
    const file = path === 'hidden' ? null : await files.open(path);
    if (path === 'hidden' || file === null) return sendError(request, reply, 404);
    const name = path.names.join('/');
    reply.headers(headersFor(`/${name}`));
    if (path.names[0] === 'media' && isActive(contentKind(file.path))) reply.headers(sandboxed);
    return sendFile(request, reply, file, errorPages.get(name));
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: serve });

  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).type('text/plain').send('Bad request\n');
    const isExhausted = exhausted.has(errorCode(error));
    if (!isExhausted) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'request failed');
    else if (isFirstOfBurst())
      request.log.error(
        { err: error },
        'out of file descriptors: requests for files get 503 until some are closed',
      );
    // Headers for a file that could not be read do not apply to the error page.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers(headersFor('/'));
    if (isExhausted) return sendUnavailable(reply, 5, 'The site is very busy. Try again in a moment.\n');
    try {
      return await sendError(request, reply, 500);
    } catch {
      return reply.code(500).type('text/plain').send('An error has occurred\n');
    }
  });
}
