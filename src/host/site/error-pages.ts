import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDataRequest } from './is-data-request';

const messages = { 404: 'Not found', 500: 'An error has occurred' } as const;

/** Tells the client that the request may succeed after some seconds. */
export async function sendUnavailable(reply: FastifyReply, seconds: number, text: string) {
  return reply
    .code(503)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/plain')
    .send(text);
}

/**
 * Sends the site's own 404 or 500 page, or a few bytes to programs. If there is no site at all, because a new one is
 * being installed, nothing is known to be missing, and the status is 503.
 */
export async function sendError(request: FastifyRequest, reply: FastifyReply, status: 404 | 500) {
  const { files, sendFile } = request.site;
  if (status === 404 && !(await files.isBuilt())) {
    return sendUnavailable(reply, 10, 'The site is being updated. Try again in a moment.\n');
  }
  const isForPeople = !isDataRequest(request.url.split('?', 1)[0] ?? '');
  const page = isForPeople ? await files.open({ names: [`${status}.html`], endsInSlash: false }) : null;
  if (page !== null) return sendFile(request, reply, page, status);
  return reply.code(status).type('application/json').send({ error: messages[status] });
}
