import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listFolderPairs } from './folder-pairs';

describe('two folders that import each other', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'folder-pairs-'));
    const files = {
      'load/load.ts': "import { check } from './checks/check';\nexport const file = check;",
      'load/checks/check.ts':
        "import type { file } from '../load';\nexport const check = null as typeof file;",
      'lib/text.ts': "export { check } from '../load/checks/check';",
      'lib/text.test.ts': "import '../load/load';",
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.join(root, path.dirname(name)), { recursive: true });
      await writeFile(path.join(root, name), text);
    }
  });

  afterAll(() => rm(root, { recursive: true }));

  it('are found also where one lies in the other, by types as well', async () => {
    expect(await listFolderPairs(root)).toEqual(['load load/checks']);
  });

  it.each(['src', 'tests'])('are not in %s', async (folder) => {
    expect(await listFolderPairs(folder)).toEqual([]);
  });
});
