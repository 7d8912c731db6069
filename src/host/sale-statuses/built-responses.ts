import { statusFromTimes } from '../../model/derive/status';
import type { ManifestSchedule } from '../../model/derive/host-manifest';
import type { CreateResponse, StatusResponse } from './status-response';

/** The sales as built, and the clock, in milliseconds. */
interface BuiltSales {
  readonly schedules: readonly ManifestSchedule<Date>[];
  readonly nowMs: () => number;
}

/** Derived from the sales' times; `madeAt`, in milliseconds, is stated as the age of a fallback response. */
export type BuiltResponse = (madeAt?: number) => StatusResponse;

/** Creates the response from the built content, at most once a second whatever the number of requests. */
export function createBuiltResponses(
  { schedules, nowMs }: BuiltSales,
  createResponse: CreateResponse,
): BuiltResponse {
  let latest: { second: number; madeAt: number | undefined; response: StatusResponse } | undefined;
  return function builtResponse(madeAt) {
    const now = nowMs();
    const second = Math.floor(now / 1000);
    if (latest?.second === second && latest.madeAt === madeAt) return latest.response;
    const moment = new Date(now);
    const items = schedules.map(({ slug, ...schedule }) => ({
      slug,
      saleStatus: statusFromTimes(schedule, moment),
    }));
    latest = { second, madeAt, response: createResponse(items, madeAt ?? now) };
    return latest.response;
  };
}
