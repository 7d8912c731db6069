import { statusFromTimes } from '../../../src/model/derive/status';
import type { EngineContext } from './engine-context';

/** GET /api/sale-statuses, from the sales' times. */
export function addSaleStatuses({ app, now, readSchedules }: EngineContext): void {
  app.get('/api/sale-statuses', async (_request, reply) => {
    const moment = now();
    const data = (await readSchedules()).map((schedule) => ({
      slug: schedule.slug,
      saleStatus: statusFromTimes(schedule, moment),
    }));
    return reply
      .headers({ 'cache-control': 'no-cache', 'last-modified': moment.toUTCString() })
      .send({ data });
  });
}
