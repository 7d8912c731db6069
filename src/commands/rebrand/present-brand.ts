import { parse } from 'yaml';
import { z } from 'zod';

const Settings = z.object({
  brand: z.object({ name: z.string(), slug: z.string() }),
  contact: z.object({ email: z.string() }),
  hosts: z.object({ site: z.string(), engine: z.string() }),
  sample: z.unknown().optional(),
});

/** The facts about a company that are written in many places. */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly email: string;
  /** Scheme and host. */
  readonly site: string;
  readonly engine: string;
}

/** The file with the facts of the company. */
export const settingsFile = 'content/settings/site.yaml';

/**
 * Reads the current company of the tree.
 *
 * @throws When the settings lack it.
 */
export function readPresentBrand(source: string): { readonly brand: Brand; readonly hasSamples: boolean } {
  const read = Settings.safeParse(parse(source));
  if (!read.success)
    throw new Error(
      `${settingsFile} cannot be read. Run npm run content:check, and correct what it lists first.`,
    );
  const { brand, contact, hosts, sample } = read.data;
  return { brand: { ...brand, email: contact.email, ...hosts }, hasSamples: sample !== undefined };
}
