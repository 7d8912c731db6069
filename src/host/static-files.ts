import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createErrorAnswer } from './error-pages';
import { findFile } from './find-file';
import { compileRedirects } from './redirects';
import { compileHeaderRules } from './header-rules';
import type { HeaderRule, RedirectRule } from './read-manifest';
import { parseRequestPath } from './request-path';
import { createSendFile } from './send-file';

/** Where the built site lies and what the build says about its addresses. */
interface StaticSite {
  readonly publicDir: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
}

/** The status that Fastify gave to a fault of the request; 500 for everything else. */
function statusOf(error: unknown): number {
  const given = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof given === 'number' && given >= 400 ? given : 500;
}

/** Serves the built site: redirects, files in both slash forms, the 404 and 500 pages. */
export function addStaticFiles(app: FastifyInstance, { publicDir, headers, redirects }: StaticSite): void {
  const headersFor = compileHeaderRules(headers);
  const findRedirect = compileRedirects(redirects);
  const sendFile = createSendFile();
  const sendError = createErrorAnswer(publicDir, sendFile);

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const redirect = findRedirect(request.url);
    if (redirect !== null) return reply.redirect(redirect.location, redirect.status);
    const path = parseRequestPath(request.url);
    if (path === 'malformed') return reply.code(400).type('text/plain').send('Bad request\n');
    const found = path === 'hidden' ? null : await findFile(publicDir, path);
    if (path === 'hidden' || found === null) return sendError(request, reply, 404);
    reply.headers(headersFor(`/${path.names.join('/')}`));
    return sendFile(request, reply, found);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: serve });

  app.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).type('text/plain').send('Bad request\n');
    request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'request failed');
    // What was set for a file that could not be read does not describe the error page.
    for (const name of ['etag', 'content-length', 'content-encoding', 'accept-ranges', 'content-range']) {
      reply.removeHeader(name);
    }
    reply.headers(headersFor('/'));
    try {
      return await sendError(request, reply, 500);
    } catch {
      return reply.code(500).type('text/plain').send('An error has occurred\n');
    }
  });
}
