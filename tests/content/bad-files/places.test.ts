import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from '@jest/globals';
import { expectProblems } from './expect-problems';
import { question, town } from './samples';

const badFiles = [
  {
    name: 'a name with capitals',
    file: 'places/Taber-AB.yaml',
    source: town('name', 'Taber'),
    says: 'file: the file name "Taber-AB" cannot be part of a web address',
    write: 'a file name of lower-case letters',
  },
  {
    name: 'a name without end',
    file: `places/${'long-'.repeat(30)}x.yaml`,
    source: town('name', 'Taber'),
    says: 'file: the file name has 151 letters, and it is a part of the address',
    write: 'a file name of at most 100 letters.',
  },
  {
    name: 'another ending',
    file: 'places/notes.txt',
    source: 'Notes',
    says: 'file: a file in this folder has to end in .yaml',
    write: 'the same name with the ending .yaml',
  },
  {
    name: 'a page that the site does not know',
    file: 'pages/unknown.md',
    source: '---\ntitle: X\nsummary: X.\n---\n',
    says: 'file: no page of the site shows this file',
    write: 'a file named after one of',
  },
  {
    name: 'a question without a category',
    file: 'questions/loose.md',
    source: question('Yes.'),
    says: 'file: the question lies in no category',
    write: 'a file in one of the folders',
  },
  {
    name: 'a link that leads nowhere',
    file: 'places/broken.yaml',
    says: 'file: is a link to another place, which the site does not follow',
    write: 'the file itself in its place.',
  },
  {
    name: 'a link to a folder',
    file: 'places/folder-link.yaml',
    says: 'file: is a link to another place, which the site does not follow',
    write: 'the file itself in its place.',
  },
  {
    name: 'a folder called a file',
    file: 'places/folder.yaml',
    says: 'file: is a folder, and content/places/ has no folders',
    write: 'its files into content/places/',
  },
  {
    name: 'the same name in a folder',
    file: 'sales/2026',
    says: 'file: is a folder, and content/sales/ has no folders',
    write: 'its files into content/sales/',
  },
  {
    name: 'a folder in a category',
    file: 'questions/sale-process/more',
    says: 'file: is a folder, and content/questions/ has no folders within folders',
    write: 'its files into content/questions/{category}/',
  },
  {
    name: 'Latin-1',
    file: 'places/latin.yaml',
    says: 'file: the file is not saved as UTF-8',
    write: 'the same text, and choose UTF-8',
  },
  {
    name: 'UTF-16',
    file: 'places/utf-16.yaml',
    says: 'file: the file is not saved as UTF-8',
    write: 'the same text, and choose UTF-8',
  },
  {
    name: 'a misspelt folder',
    file: 'saels',
    says: 'file: the site reads nothing of this name',
    write: 'what it holds into one of',
  },
];

async function addOddEntries(dir: string): Promise<void> {
  const at = (name: string) => path.join(dir, name);
  await symlink(at('nowhere.yaml'), at('places/broken.yaml'));
  await symlink(at('team'), at('places/folder-link.yaml'));
  for (const folder of ['places/folder.yaml', 'sales/2026', 'questions/sale-process/more', 'saels'])
    await mkdir(at(folder));
  await writeFile(at('places/latin.yaml'), Buffer.from(town('name', 'Sainte-Thérèse'), 'latin1'));
  await writeFile(at('places/utf-16.yaml'), Buffer.from(`\uFEFF${town('name', 'Taber')}`, 'utf16le'));
}

describe('names and places of files that the loader refuses', () => {
  expectProblems(badFiles, addOddEntries);
});
