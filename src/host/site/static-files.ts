import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentKind, isActive } from './content-type';
import { sendError, sendUnavailable } from './error-pages';
import { errorCode } from '../../lib/error-code';
import { createOncePerBurst } from './once-per-burst';
import type { OpenFile } from './public-files';
import { parseRequestPath, type RequestPath } from './request-path';
import { sandboxed } from './sandboxed';
import type { ServedSite } from './site';

/** Error pages that Gatsby builds; requested by their own addresses they still have an error status. */
const errorPages: ReadonlyMap<string, 404 | 500> = new Map([
  ['404', 404],
  ['404.html', 404],
  ['404/index.html', 404],
  ['500', 500],
  ['500.html', 500],
  ['500/index.html', 500],
]);

/** The status that Fastify gave to a fault of the request; 500 for everything else. */
function statusOf(error: unknown): number {
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof given === 'number' && given >= 400 ? given : 500;
}

/** The process, or the whole machine, can open no more files and connections; this is temporary. */
const exhausted = new Set<string | undefined>(['EMFILE', 'ENFILE']);

/** Time without such an error after which the next one is logged again. */
const burstGapMs = 60_000;

/**
 * Opens a file of another release, for a tab that was opened before the release changed. Only files with a hash of
 * their content in the name: other files fit only the pages of their own release.
 */
async function openFromOthers(site: ServedSite, path: RequestPath, name: string): Promise<OpenFile | null> {
  if (path.endsInSlash || site.headersFor(`/${name}`)['cache-control']?.includes('immutable') !== true)
    return null;
  for (const files of site.otherFiles) {
    const file = await files.open(path);
    if (file !== null) return file;
  }
  return null;
}

/** Serves the site of each request: redirects, files in both slash forms, the 404 and 500 pages. */
export function addStaticFiles(app: FastifyInstance): void {
  const isFirstOfBurst = createOncePerBurst(burstGapMs);

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { site } = request;
    const redirect = site.findRedirect(request.url);
    if (redirect !== null) return reply.redirect(redirect.location, redirect.status);
    const path = parseRequestPath(request.url);
    if (path === 'malformed') return reply.code(400).type('text/plain').send('Bad request\n');
    if (path === 'hidden') return sendError(request, reply, 404);
    const name = path.names.join('/');
    const file = (await site.files.open(path)) ?? (await openFromOthers(site, path, name));
    if (file === null) return sendError(request, reply, 404);
    reply.headers(site.headersFor(`/${name}`));
    if (path.names[0] === 'media' && isActive(contentKind(file.path))) reply.headers(sandboxed);
    return site.sendFile(request, reply, file, errorPages.get(name));
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
    reply.headers(request.site.baseHeaders);
    if (isExhausted) return sendUnavailable(reply, 5, 'The site is very busy. Try again in a moment.\n');
    try {
      return await sendError(request, reply, 500);
    } catch {
      return reply.code(500).type('text/plain').send('An error has occurred\n');
    }
  });
}
