import { readFile, writeFile } from 'node:fs/promises';
import { runMain } from '../lib/node/run-main';
import { environmentTables } from './documents/environment-table';
import { replaceGeneratedPart } from './documents/generated-part';
import { licenceList } from './documents/licence-list';

/** Writes the generated parts of the documents. */
async function main(): Promise<void> {
  const parts = {
    'docs/environment.md': environmentTables(),
    'docs/licences.md': licenceList(await readFile('package-lock.json', 'utf8')),
  };
  for (const [file, part] of Object.entries(parts)) {
    await writeFile(file, replaceGeneratedPart(await readFile(file, 'utf8'), part));
    console.log(`Wrote the generated part of ${file}.`);
  }
}

runMain(main);
