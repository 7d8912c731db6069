import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isReleaseName, releasePaths } from './release-folders';

const ReleaseRecordSchema = z.object({
  /** The release that was current when this one was published. */
  before: z.string().refine(isReleaseName).nullable(),
});

/** Reads the name of the release that was current before another one was published; null for the first. */
export async function readBefore(releasesDir: string, release: string): Promise<string | null> {
  const text = await readFile(releasePaths(releasesDir, release).recordFile, 'utf8');
  return ReleaseRecordSchema.parse(JSON.parse(text)).before;
}
