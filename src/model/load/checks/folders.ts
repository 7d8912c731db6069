import { readdir } from 'node:fs/promises';
import { errorCode } from '../../../lib/error-code';
import { collections } from '../collections';
import { fileProblem, type Problem } from '../problem';

/** Folders and files directly in content/ that nothing reads, such as a misspelt name. */
export async function checkFolders(contentDir: string): Promise<Problem[]> {
  const known = ['media', ...Object.values(collections).map(({ folder }) => folder)].sort();
  const names = await readdir(contentDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) =>
      fileProblem(
        `content/${name}`,
        'the site reads nothing of this name',
        `what it holds into one of ${known.join(', ')}; or take it away.`,
      ),
    );
}
