import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../../lib/node/write-file-atomically';

const ProgressSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('building'), step: z.string() }),
  z.object({ state: z.literal('published'), release: z.string() }),
  /** The message is for editors: the problems of the content, or what went wrong and what to do. */
  z.object({ state: z.literal('failed'), message: z.string() }),
]);

/** Progress of a build. */
export type BuildReport = z.infer<typeof ProgressSchema>;

const BuildReportSchema = z.object({
  /** The run of a host's queue that it belongs to; null for a build that was started by hand. */
  run: z.string().nullable(),
  progress: ProgressSchema,
});

/** Name of the variable in which a host passes the run to its build. */
export const runVariable = 'REBUILD_RUN';

function reportFile(releasesDir: string): string {
  return path.join(releasesDir, 'report.json');
}

/** Writes the progress of a build; does nothing if the disk is full. */
export async function writeBuildReport(
  releasesDir: string,
  progress: BuildReport,
  run = process.env[runVariable] ?? null,
): Promise<void> {
  const text = JSON.stringify({ run, progress });
  await writeFileAtomically(reportFile(releasesDir), `${text}\n`).catch(() => undefined);
}

/** Reads the progress of the build of a run; null if it is not known. */
export async function readBuildReport(
  releasesDir: string,
  wanted: string | null,
): Promise<BuildReport | null> {
  try {
    const text = await readFile(reportFile(releasesDir), 'utf8');
    const { run, progress } = BuildReportSchema.parse(JSON.parse(text));
    return run === wanted ? progress : null;
  } catch {
    return null;
  }
}
