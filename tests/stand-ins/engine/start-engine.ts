import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readManifest } from '../../../src/host/site/read-manifest';
import type { ManifestSchedule } from '../../../src/model/derive/host-manifest';
import { createEngine } from './engine';

export interface EngineLocation {
  readonly host: string;
  readonly port: number;
  readonly siteOrigin: string;
}

/** Read again each time, so that a new build takes effect; there are no sales before the first build. */
async function readBuiltSchedules(): Promise<readonly ManifestSchedule<Date>[]> {
  const file = path.resolve('generated', 'host.json');
  return existsSync(file) ? (await readManifest(file)).schedules : [];
}

/**
 * Starts the stand-in on its port.
 *
 * @param now The clock; the system's unless a test passes its own.
 * @throws When the port can't be used.
 */
export async function startEngine(
  { host, port, siteOrigin }: EngineLocation,
  now?: () => Date,
): Promise<FastifyInstance> {
  const app = createEngine({
    siteOrigin,
    readSchedules: readBuiltSchedules,
    ...(now !== undefined && { now }),
  });
  await app.listen({ host, port });
  return app;
}
