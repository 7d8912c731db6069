import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from '@jest/globals';
import { expectProblems, type BadFile } from './expect-problems';

interface Edit extends BadFile {
  readonly from: string | RegExp;
  readonly to: string;
}

const settings = 'settings/site.yaml';
const sale = 'sales/burnt-birch-ranch.yaml';

/** Changes to sound files, each in a field of its own. */
const edits: readonly Edit[] = [
  {
    name: 'a category that every object has',
    file: settings,
    from: 'category: Business',
    to: 'category: constructor',
    says: 'podcast › category (Category): "constructor" is not a category of podcast directories',
    write: 'One of Arts, Business',
  },
  {
    name: 'a social link that runs',
    file: settings,
    from: /facebook: .*/,
    to: 'facebook: javascript:alert(1)',
    says: '"javascript:alert(1)" is not a web address that begins with https://',
    write: 'The full address.',
  },
  {
    name: 'a social link with a password',
    file: settings,
    from: /instagram: .*/,
    to: 'instagram: https://www.instagram.com:x@elsewhere.example/',
    says: 'holds a name or password before an @',
    write: 'The full address.',
  },
  {
    name: 'a social link without encryption',
    file: settings,
    from: /youtube: .*/,
    to: 'youtube: http://www.youtube.com/@x',
    says: '"http://www.youtube.com/@x" is not a web address that begins with https://',
    write: 'The full address.',
  },
  {
    name: 'a website with user, path and query',
    file: settings,
    from: /site: https.*/,
    to: 'site: https://user@www.homequarter.example/path?query',
    says: 'is not a bare address: only https://www.homequarter.example of it may stand here',
    write: 'Without a slash at the end',
  },
  {
    name: 'an engine without a scheme',
    file: settings,
    from: /engine: https.*/,
    to: 'engine: bid.homequarter.example',
    says: '"bid.homequarter.example" is not the address of a website',
    write: 'Without a slash at the end',
  },
  {
    name: 'a document that runs',
    file: sale,
    from: 'documents/burnt-birch-ranch-titles.pdf',
    to: 'documents/titles.html',
    says: '"documents/titles.html" ends in .html, which this field does not take',
    write: 'the name of a file that ends in .pdf, .csv, .xlsx, .docx.',
  },
  {
    name: 'a moment in an odd year',
    file: sale,
    from: /^startTime: '?\d{4}/m,
    to: "startTime: '9999",
    says: 'is not in a year from 1900 to 2100',
    write: 'Date, time and offset',
  },
];

async function makeEdits(dir: string): Promise<void> {
  for (const { file, from, to, name } of edits) {
    const before = await readFile(path.join(dir, file), 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no place for ${name}.`);
    await writeFile(path.join(dir, file), after);
  }
}

describe('fields that the loader refuses', () => {
  expectProblems(edits, makeEdits);
});
