import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { formErrors } from '../../model/derive/forms/form-error';
import type { HostManifest } from '../../model/derive/host-manifest';

const InstantSchema = z.iso.datetime().transform((text) => new Date(text));

const HostManifestSchema = z.object({
  headers: z.array(z.object({ path: z.string().startsWith('/'), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(
    z.object({
      from: z.string().startsWith('/'),
      to: z.string().startsWith('/'),
      status: z.union([z.literal(301), z.literal(302)]),
    }),
  ),
  schedules: z.array(
    z.object({
      slug: z.string().min(1),
      state: z.enum(['scheduled', 'postponed', 'withdrawn']),
      opensAt: InstantSchema.nullable(),
      finalCloseAt: InstantSchema.nullable(),
    }),
  ),
  nextChangeAt: InstantSchema.nullish(),
  formErrors: z.partialRecord(z.enum(formErrors), z.string()).optional(),
}) satisfies z.ZodType<HostManifest<Date>>;

/** @throws {z.ZodError | SyntaxError} When the text is not a manifest. */
export function parseManifest(text: string): HostManifest<Date> {
  return HostManifestSchema.parse(JSON.parse(text));
}

/** @throws When the file is missing or is not a manifest; the message names the file and the remedy. */
export async function readManifest(file: string): Promise<HostManifest<Date>> {
  try {
    return parseManifest(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is missing or does not fit this version. Build the site: npm run build`, {
      cause,
    });
  }
}
