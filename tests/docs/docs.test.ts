import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listFilesSync } from '../../src/lib/node/list-files';

const root = path.resolve();
const folder = path.join(root, 'docs');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
];
const records = markdownIn('docs/decisions').filter((file) => /\/\d/.test(file));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
const sections = ['Context', 'Decision', 'Consequences', 'Alternatives tried'];

function markdownIn(name: string): string[] {
  return readdirSync(path.join(path.resolve(), name))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => `${name}/${file}`);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Lists the captures of a pattern in a text. */
function caught(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns the id that a git host gives to a heading. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Lists paths of the repository that a text names in code; patterns and placeholders are left out. */
function pathsIn(text: string): string[] {
  return caught(text, /`((?:src|tests|docs)\/[^`\s]*|gatsby-\w+\.tsx?)`/g).filter(
    (name) => !/[<>*{}]|\/x\b/.test(name),
  );
}

/** Lists names of code and content files that a text mentions without a folder; placeholders are left out. */
function fileNamesIn(text: string): string[] {
  return caught(text, /`([\w.-]+\.(?:tsx?|[cm]js|css|yaml))`/g).filter((name) => !/^X[A-Z.]/.test(name));
}

/** Returns the latest ISO date in a text; they sort as strings. */
function latestDateIn(text: string): string | undefined {
  return caught(text, /\b(20\d\d-\d\d-\d\d)\b/g)
    .sort()
    .at(-1);
}

const fileNames = new Set([
  ...readdirSync(root),
  ...['src', 'tests', 'content'].flatMap(listFilesSync).map((name) => path.basename(name)),
]);

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('links to files that exist', () => {
    const links = caught(text, /\]\((?!https?:|mailto:|#)([^)#]+)/g);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(file), link)))).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('names files that exist', () => {
    expect(fileNamesIn(text).filter((name) => !fileNames.has(name))).toEqual([]);
  });

  it('names sections that exist', () => {
    const links = [...text.matchAll(/\]\(((?!https?:|mailto:)[^)#]*)#([^)]+)\)/g)];
    const missing = links.filter(([, target = '', id = '']) => {
      const other = target === '' ? file : path.join(path.dirname(file), target);
      return !caught(read(other), /^#+ (.+)$/gm).some((title) => idOf(title) === id);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const called = caught(text, /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each(['README.md', 'docs/architecture.md'])('the folders of %s', (file) => {
  it.each([
    ['src/components', '`src/components/<subject>/`'],
    ['src/build', '`src/build/`'],
  ])('name everything in %s', (folderName, cell) => {
    const row = read(file)
      .split('\n')
      .find((line) => line.startsWith(`| ${cell} `));
    const words = caught(row ?? '', /([\w-]+)/g);
    expect(readdirSync(path.join(root, folderName)).filter((name) => !words.includes(name))).toEqual([]);
  });
});

describe('records of decisions', () => {
  it('are numbered without gaps', () => {
    const numbers = records.map((file) => Number(path.basename(file).slice(0, 3)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each(records)('%s has a date, a status and its sections', (file) => {
    const text = read(file);
    const number = path.basename(file).slice(0, 3);
    expect(text).toMatch(
      new RegExp(
        `^# ${number}\\. .+\n\n- Date: 20\\d\\d-\\d\\d-\\d\\d.*\n- Status: (Accepted|Superseded by \\d{3})`,
      ),
    );
    expect(caught(text, /^## (.+)$/gm)).toEqual(sections);
  });

  it.each(records)('%s was revised when its text says so', (file) => {
    const text = read(file);
    const [dateLine = ''] = caught(text, /^- Date: (.+)$/gm);
    expect(latestDateIn(text)).toBe(latestDateIn(dateLine));
  });

  it('are all listed with their titles', () => {
    const list = read('docs/decisions/README.md');
    for (const file of records) {
      const [, number, title] = /^# (\d{3})\. (.+)$/m.exec(read(file)) ?? [];
      expect(list.replace(/ +/g, ' ')).toContain(`[${number}](${path.basename(file)}) | ${title} |`);
    }
  });
});

it('the architecture names every folder of the code', () => {
  const text = readFileSync(path.join(folder, 'architecture.md'), 'utf8');
  const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(folders.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
});
