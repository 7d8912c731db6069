import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, etagOf } from '../../../../src/host/site/etags';
import type { EngineContext } from '../context/engine-context';
import type { ResponseModeName } from '../context/response-mode';

const slowMs = 5000;

/**
 * GET /api/sale-statuses, from the sales' times and the statuses that were set by hand.
 *
 * @param pause Waits for a number of milliseconds.
 */
export function addSaleStatuses(
  { app, responseMode, desk, now }: EngineContext,
  pause: (ms: number) => Promise<unknown>,
): void {
  async function sendStatuses(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const sales = await desk.list();
    const body = JSON.stringify({ data: sales.map(({ slug, status }) => ({ slug, saleStatus: status })) });
    const etag = `"${etagOf(body)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, 'last-modified': now().toUTCString() });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json').send(body);
  }

  const modes = {
    normally: sendStatuses,
    async slowly(request, reply) {
      await pause(slowMs);
      return sendStatuses(request, reply);
    },
    'with errors': (_request, reply) => reply.code(503).send({ message: 'Out of order' }),
    'with a page': (_request, reply) => reply.type('text/html').send('<h1>Under maintenance</h1>'),
    'with nonsense': (_request, reply) =>
      reply.send({ data: [null, { slug: 7, saleStatus: ['live'] }, 'live'] }),
    'not at all': (_request, reply) => reply.hijack(),
  } satisfies Record<
    ResponseModeName,
    (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
  >;

  app.get('/api/sale-statuses', (request, reply) => modes[responseMode.kind](request, reply));
}
