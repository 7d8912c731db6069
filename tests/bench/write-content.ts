import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { generateSale } from './generate-sale';

async function slugsIn(folder: string): Promise<[string, ...string[]]> {
  const [first, ...others] = (await readdir(folder)).map((name) => path.parse(name).name).sort();
  if (first === undefined) throw new Error(`${folder} is empty; generated sales refer to its entries.`);
  return [first, ...others];
}

/**
 * Copies a content folder and adds generated sales to its own, to which other files refer.
 *
 * @param source The content folder that is copied.
 * @param target A folder that does not exist yet.
 * @param sales Number of sales to generate.
 * @param day The day of the build, such as 2026-11-21.
 */
export async function writeContent(
  source: string,
  target: string,
  sales: number,
  day: string,
): Promise<void> {
  await cp(source, target, { recursive: true });
  const [first] = await slugsIn(path.join(target, 'media', 'sales'));
  const references = {
    pictures: [`sales/${first}.jpg`] as const,
    places: await slugsIn(path.join(target, 'places')),
    contacts: await slugsIn(path.join(target, 'team')),
  };
  for (let index = 0; index < sales; index += 1) {
    const file = path.join(target, 'sales', `generated-${String(index + 1).padStart(6, '0')}.yaml`);
    await writeFile(file, stringify(generateSale(index, day, references), { aliasDuplicateObjects: false }));
  }
}
