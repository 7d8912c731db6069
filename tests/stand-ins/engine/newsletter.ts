import { z } from 'zod';
import type { EngineContext } from './engine-context';
import { SubscriptionSchema } from './subscribers';

/** POST /api/account/subscribe-newsletter, open to the site's own pages only. */
export function addNewsletter({ app, siteOrigin, subscribers }: EngineContext): void {
  const path = '/api/account/subscribe-newsletter';
  const crossOrigin = { 'access-control-allow-origin': siteOrigin, vary: 'Origin' };

  app.options(path, (request, reply) => {
    if (request.headers.origin !== siteOrigin) return reply.code(403).send();
    const allowed = {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    };
    return reply
      .headers({ ...crossOrigin, ...allowed, 'access-control-max-age': '600' })
      .code(204)
      .send();
  });

  app.post(path, (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && origin !== siteOrigin)
      return reply.code(403).send({ message: 'Not this origin' });
    if (origin !== undefined) reply.headers(crossOrigin);
    const parsed = SubscriptionSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    const outcome = subscribers.add(parsed.data);
    return reply.code(outcome === 'new' ? 201 : 200).send({ data: { Email: parsed.data.Email } });
  });
}
