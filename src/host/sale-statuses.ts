import type { FastifyInstance } from 'fastify';
import { statusFromTimes } from '../model/derive/status';
import { matchesTag, tagOf } from './entity-tags';
import type { SaleSchedule } from './read-manifest';

/** For browsers and for a cache in front of us: short-lived, and usable for a while when we are down. */
const cacheControl = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5, stale-if-error=300';

/** One made answer; it is good for the second in which it was made. */
export interface StatusAnswer {
  readonly second: number;
  readonly body: string;
  readonly etag: string;
  readonly lastModified: string;
}

/** Makes the answer from the sales' times, at most once a second however many ask. */
export function createStatusAnswers(schedules: readonly SaleSchedule[], now: () => Date) {
  let latest: StatusAnswer | undefined;
  return function currentAnswer(): StatusAnswer {
    const moment = now();
    const second = Math.floor(moment.getTime() / 1000);
    if (latest?.second === second) return latest;
    const data = schedules.map(({ slug, ...schedule }) => ({
      slug,
      saleStatus: statusFromTimes(schedule, moment),
    }));
    const body = JSON.stringify({ data });
    const etag = latest?.body === body ? latest.etag : `"${tagOf(body)}"`;
    latest = { second, body, etag, lastModified: moment.toUTCString() };
    return latest;
  };
}

/** GET /api/sale-statuses from the built content: who is upcoming, live or completed right now. */
export function addSaleStatuses(
  app: FastifyInstance,
  schedules: readonly SaleSchedule[],
  now: () => Date,
): void {
  const currentAnswer = createStatusAnswers(schedules, now);
  app.get('/api/sale-statuses', { logLevel: 'warn' }, (request, reply) => {
    const { body, etag, lastModified } = currentAnswer();
    reply.headers({ 'cache-control': cacheControl, etag, 'last-modified': lastModified });
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json').send(body);
  });
}
