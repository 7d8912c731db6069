import type { ManifestSchedule } from '../../../../src/model/derive/host-manifest';
import { statusFromTimes, type SaleStatus } from '../../../../src/model/derive/status';

/** A sale as the engine sees it at a moment. */
export interface EngineSale extends ManifestSchedule<Date> {
  readonly byClock: SaleStatus;
  /** The status that was set by hand; null leaves it to the clock. It may be unknown to the site. */
  readonly override: string | null;
  readonly status: string;
}

interface SaleOverridesOptions {
  readonly readSchedules: () => Promise<readonly ManifestSchedule<Date>[]>;
  readonly now: () => Date;
}

/** The sales and the statuses that were set by hand, which are kept until the engine stops. */
export function createSaleOverrides({ readSchedules, now }: SaleOverridesOptions) {
  const set = new Map<string, string>();

  async function list(): Promise<readonly EngineSale[]> {
    const schedules = await readSchedules();
    const moment = now();
    return schedules.map((schedule) => {
      const byClock = statusFromTimes(schedule, moment);
      const override = set.get(schedule.slug) ?? null;
      return { ...schedule, byClock, override, status: override ?? byClock };
    });
  }

  return {
    list,
    find: async (slug: string) => (await list()).find((sale) => sale.slug === slug) ?? null,
    /** @param status Null leaves the sale to the clock again. */
    set(slug: string, status: string | null): void {
      if (status === null) set.delete(slug);
      else set.set(slug, status);
    },
    reset(): void {
      set.clear();
    },
    countOverrides: () => set.size,
  };
}
export type SaleOverrides = ReturnType<typeof createSaleOverrides>;
