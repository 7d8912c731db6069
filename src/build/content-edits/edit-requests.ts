import { z } from 'zod';

/** A file that was added to an entry. */
export const AssetSchema = z.object({ path: z.string(), content: z.string(), encoding: z.literal('base64') });

const OptionsSchema = z.object({ newEntry: z.boolean().default(false) });

function action<Name extends string, Params extends z.ZodType>(name: Name, params: Params) {
  return z.object({ action: z.literal(name), params });
}

/** Requests of Decap's backend for a local server; the names are Decap's. */
export const EditRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  action('entriesByFolder', z.object({ folder: z.string(), extension: z.string(), depth: z.number() })),
  action(
    'entriesByFiles',
    z.object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) }),
  ),
  action('getEntry', z.object({ path: z.string() })),
  action('getMedia', z.object({ mediaFolder: z.string() })),
  action('getMediaFile', z.object({ path: z.string() })),
  action(
    'persistEntry',
    z.object({
      dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })).min(1),
      assets: z.array(AssetSchema),
      options: OptionsSchema,
    }),
  ),
  action('persistMedia', z.object({ asset: AssetSchema })),
  action('deleteFiles', z.object({ paths: z.array(z.string()).min(1) })),
]);
export type EditRequest = z.infer<typeof EditRequestSchema>;
export type Asset = z.infer<typeof AssetSchema>;
