import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const BrandedSchema = z.object({ brand: z.object({ name: z.string() }) });

/**
 * The company's name for the web manifest, which has to be known before the content is loaded.
 * Empty when the settings cannot be read; the loader then reports why.
 */
export function readBrandName(contentDir: string): string {
  try {
    const source = readFileSync(path.join(contentDir, 'settings', 'site.yaml'), 'utf8');
    return BrandedSchema.parse(parse(source)).brand.name;
  } catch {
    return '';
  }
}
