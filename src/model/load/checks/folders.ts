import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../lib/error-code';
import { collections } from '../files/collections';
import { fileProblem, type Problem } from '../files/problem';

async function findUnknown(contentDir: string, folder: string, known: readonly string[]): Promise<Problem[]> {
  const names = await readdir(path.join(contentDir, folder)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) =>
      fileProblem(
        `content/${folder}${name}`,
        'the site reads nothing of this name',
        `what it holds into one of ${known.join(', ')}; or take it away.`,
      ),
    );
}

/** Folders and files directly in content/ or content/settings/ that nothing reads, such as a misspelt name. */
export async function checkFolders(contentDir: string): Promise<Problem[]> {
  const all = Object.values(collections);
  const folders = ['media', ...new Set(all.map(({ folder }) => folder))].sort();
  const settings = all.flatMap((collection) =>
    'file' in collection ? [collection.file + collection.ending] : [],
  );
  return [
    ...(await findUnknown(contentDir, '', folders)),
    ...(await findUnknown(contentDir, 'settings/', settings)),
  ];
}
