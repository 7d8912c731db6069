import { statusFromTimes } from '../../model/derive/status';
import type { ManifestSchedule } from '../../model/derive/host-manifest';
import type { CreateResponse, StatusResponse } from './status-response';

/** The sales as built, and the clock, in milliseconds. */
interface BuiltSales {
  readonly schedules: () => readonly ManifestSchedule<Date>[];
  readonly nowMs: () => number;
}

/** Derived from the sales' times; `madeAt`, in milliseconds, is stated as the age of a fallback response. */
export type BuiltResponse = (madeAt?: number) => StatusResponse;

/** Creates the response from the built content, at most once a second for any number of requests. */
export function createBuiltResponses(
  { schedules, nowMs }: BuiltSales,
  createResponse: CreateResponse,
): BuiltResponse {
  let latest:
    | {
        readonly second: number;
        readonly madeAt: number | undefined;
        readonly sales: readonly ManifestSchedule<Date>[];
        readonly response: StatusResponse;
      }
    | undefined;
  return function builtResponse(madeAt) {
    const now = nowMs();
    const second = Math.floor(now / 1000);
    const sales = schedules();
    if (latest?.second === second && latest.madeAt === madeAt && latest.sales === sales)
      return latest.response;
    const moment = new Date(now);
    const items = sales.map(({ slug, ...schedule }) => ({
      slug,
      saleStatus: statusFromTimes(schedule, moment),
    }));
    latest = { second, madeAt, sales, response: createResponse(items, madeAt ?? now) };
    return latest.response;
  };
}
