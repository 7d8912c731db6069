import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribedRoute, unsubscribeRoute } from '../../model/derive/forms/form-fields';
import { readPage } from '../site/read-page';
import { fillAnswerPage } from '../forms/answer-page';
import { isNavigation } from '../forms/is-navigation';
import type { FormStore } from '../forms/stores/form-store';
import { readUnsubscribeLink } from './unsubscribe-link';

interface UnsubscribeOptions {
  readonly store: Pick<FormStore, 'unsubscribe'>;
  readonly readSecret: () => Promise<string>;
  readonly now: () => Date;
}

/** Mail programs send one field, url-encoded or as multipart. */
const maxBytes = 4096;

/** Mail programs identify themselves by this body, and follow no redirects (RFC 8058). */
function isOneClick({ body }: FastifyRequest): boolean {
  return typeof body === 'string' && /List-Unsubscribe["\s=]+One-Click/.test(body);
}

async function answer(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain').send(`${text}\n`);
}

/**
 * Ends the reminders of a signed link: by the button on its page, whose file the host serves for GET, or by one click
 * in a mail program. A program that only opens links ends nothing.
 */
export function addUnsubscribeRoute(app: FastifyInstance, { store, readSecret, now }: UnsubscribeOptions) {
  /** Explains why nothing was ended; in a browser on the page with the button. */
  async function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
    const page = isNavigation(request) ? await readPage(request.site.files, unsubscribeRoute) : null;
    if (page === null) return answer(reply, status, message);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(fillAnswerPage(page, [message]));
  }

  async function unsubscribe(request: FastifyRequest, reply: FastifyReply) {
    const query = new URL(request.url, 'http://localhost').searchParams;
    try {
      const submissionId = readUnsubscribeLink(query, await readSecret());
      if (submissionId === null)
        return await refuse(
          request,
          reply,
          400,
          'This link is not complete. Copy all of it from the e-mail.',
        );
      // A submission that has since been deleted no longer has reminders.
      await store.unsubscribe(submissionId, now().getTime());
    } catch (error) {
      request.log.error({ reason: String(error) }, 'a reminder could not be ended');
      return refuse(request, reply.header('retry-after', '60'), 503, 'Please try again in a minute.');
    }
    if (isOneClick(request)) return answer(reply, 200, 'Unsubscribed');
    return reply.redirect(unsubscribedRoute, 303);
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    for (const url of [unsubscribeRoute, unsubscribeRoute.slice(0, -1)])
      scope.post(url, { bodyLimit: maxBytes }, unsubscribe);
    done();
  });
}
