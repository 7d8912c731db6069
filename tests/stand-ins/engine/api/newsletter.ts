import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EngineContext } from '../context/engine-context';
import { SubscriptionSchema } from '../context/subscribers';

const path = '/api/account/subscribe-newsletter';
const maxBytes = 10_000;

/** POST /api/account/subscribe-newsletter, open to the site's own pages only. It reads no cookie. */
export function addNewsletter({ app, siteOrigin, subscribers }: EngineContext): void {
  /** Before the body is read, so that the site's pages can read errors about it as well. */
  async function checkOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === siteOrigin) reply.header('access-control-allow-origin', siteOrigin);
    else if (origin !== undefined) await reply.code(403).send({ message: 'Not open to this origin' });
  }
  async function checkType(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/json') await reply.code(415).send({ message: 'Send application/json' });
  }

  app.options(path, { onRequest: checkOrigin }, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );

  app.post(path, { onRequest: [checkOrigin, checkType], bodyLimit: maxBytes }, (request, reply) => {
    const parsed = SubscriptionSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    const outcome = subscribers.add(parsed.data);
    return reply.code(outcome === 'new' ? 201 : 200).send({ data: { Email: parsed.data.Email } });
  });
}
