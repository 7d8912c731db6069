import { isNewestRelease } from '../releases/switch-release';
import type { SiteSource } from '../site/site';
import { createRebuildQueue } from './rebuild-queue';
import type { RebuildOptions } from './rebuild-routes';
import type { RebuildSettings } from './rebuild-settings';
import { createScheduledBuilds } from './scheduled-builds';

interface ServiceOptions {
  readonly config: { readonly rebuilds: RebuildSettings | null; readonly releasesDir: string | null };
  readonly sites: SiteSource;
  readonly log: { readonly info: (line: string) => void; readonly warn: (line: string) => void };
  readonly now: () => Date;
}

/** The queue of builds with everything that may request one: programs, editors and the schedule of the content. */
export interface RebuildService extends RebuildOptions {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Creates the builds of a host; null if they are not configured. */
export function createRebuildService({ config, sites, log, now }: ServiceOptions): RebuildService | null {
  const { rebuilds, releasesDir } = config;
  if (rebuilds === null || releasesDir === null) return null;
  const { secret, token, command, deadlineMs } = rebuilds;
  const { env } = process;
  const queue = createRebuildQueue({ releasesDir, command, deadlineMs, env, cwd: process.cwd(), now, log });
  const scheduled = createScheduledBuilds({
    findSite: sites.current,
    isNewest: (release) => isNewestRelease(releasesDir, release),
    queue,
    now,
    log,
  });
  return {
    queue,
    secret,
    token,
    start() {
      // There is no release yet, as on an empty disk.
      if (sites.latest().release === null) queue.request();
      scheduled.start();
    },
    async stop() {
      scheduled.stop();
      await queue.stop();
    },
  };
}
