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
    message: 'file: the file name "Taber-AB" cannot be part of a web address',
    advice: 'a file name of lower-case letters',
  },
  {
    name: 'a name without end',
    file: `places/${'long-'.repeat(30)}x.yaml`,
    source: town('name', 'Taber'),
    message: 'file: the file name has 151 letters, and it is a part of the address',
    advice: 'a file name of at most 100 letters.',
  },
  {
    name: 'another ending',
    file: 'places/notes.txt',
    source: 'Notes',
    message: 'file: a file in this folder has to end in .yaml',
    advice: 'the same name with the ending .yaml',
  },
  {
    name: 'a page that the site does not know',
    file: 'pages/unknown.md',
    source: '---\ntitle: X\nsummary: X.\n---\n',
    message: 'file: no page of the site shows this file',
    advice: 'a file named after one of',
  },
  {
    name: 'a question without a category',
    file: 'questions/loose.md',
    source: question('Yes.'),
    message: 'file: the question lies in no category',
    advice: 'a file in one of the folders',
  },
  {
    name: 'a link that leads nowhere',
    file: 'places/broken.yaml',
    message: 'file: is a link to another place, which the site does not follow',
    advice: 'the file itself in its place.',
  },
  {
    name: 'a link to a folder',
    file: 'places/folder-link.yaml',
    message: 'file: is a link to another place, which the site does not follow',
    advice: 'the file itself in its place.',
  },
  {
    name: 'a folder called a file',
    file: 'places/folder.yaml',
    message: 'file: is a folder, and content/places/ has no folders',
    advice: 'its files into content/places/',
  },
  {
    name: 'the same name in a folder',
    file: 'sales/2026',
    message: 'file: is a folder, and content/sales/ has no folders',
    advice: 'its files into content/sales/',
  },
  {
    name: 'a folder in a category',
    file: 'questions/sale-process/more',
    message: 'file: is a folder, and content/questions/ has no folders within folders',
    advice: 'its files into content/questions/{category}/',
  },
  {
    name: 'Latin-1',
    file: 'places/latin.yaml',
    message: 'file: the file is not saved as UTF-8',
    advice: 'the same text, and choose UTF-8',
  },
  {
    name: 'UTF-16',
    file: 'places/utf-16.yaml',
    message: 'file: the file is not saved as UTF-8',
    advice: 'the same text, and choose UTF-8',
  },
  {
    name: 'a misspelt folder',
    file: 'saels',
    message: 'file: the site reads nothing of this name',
    advice: 'what it holds into one of',
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
