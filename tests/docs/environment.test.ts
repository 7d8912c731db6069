import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { variablesOfCommands } from '../../src/commands/documents/command-variables';
import { environmentTables, environmentVariables } from '../../src/commands/documents/environment-table';
import { replaceGeneratedPart } from '../../src/commands/documents/generated-part';

/** Names in capitals that the build puts into scripts; they are not environment variables. */
const namesOfScripts = ['ERROR_REPORTS', 'OFFLINE_TEXTS'];

const code = ['.', ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`)]
  .flatMap((name) => (name === '.' ? readdirSync('.').filter((file) => file.startsWith('gatsby-')) : name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|example)\.tsx?$/.test(file))
  .filter((file) => !file.startsWith(path.join('src', 'commands', 'documents')))
  .map((file) => readFileSync(file, 'utf8'));

/** Lists the variables that a source file may read: every name in capitals, if the file mentions `env`. */
function namesIn(text: string): string[] {
  if (!/\benv\b/.test(text)) return [];
  const names = [...text.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
  const short = [...text.matchAll(/\benv(?:\.|\[')([A-Z]+)\b|^ {2}([A-Z]+): z$/gm)];
  return [...names, ...short.map(([, read, parsed]) => read ?? parsed ?? '')];
}

describe('docs/environment.md', () => {
  const listed = environmentVariables.map(({ name }) => name);

  it('is what npm run docs:tables writes', () => {
    const document = readFileSync('docs/environment.md', 'utf8');
    expect(document).toBe(replaceGeneratedPart(document, environmentTables()));
  });

  it('has every variable that the code reads, once', () => {
    const read = [...new Set(code.flatMap(namesIn))];
    expect(read).toEqual(expect.arrayContaining(['PORT', 'GATSBY_SITE_URL', 'SMTP_URL', 'SENTRY_URL']));
    const known = [...listed, ...variablesOfCommands, ...namesOfScripts];
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
    expect(listed.length).toBe(new Set(listed).size);
  });

  it('has no variable that nothing reads', () => {
    const others = ['tests/tooling/chromium.ts', '.github/workflows/deploy.yml'];
    const all = [...code, ...others.map((file) => readFileSync(file, 'utf8'))].join('\n');
    expect(listed.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('marks what must not be seen as secret, and nothing that pages contain', () => {
    const secrets = environmentVariables.filter(({ secret }) => secret === true).map(({ name }) => name);
    const suspicious = listed.filter(
      (name) => /(?:SECRET|TOKEN|PASSWORD|KEY|SMTP_URL)$/.test(name) && !name.startsWith('GATSBY_'),
    );
    expect(secrets).toEqual(expect.arrayContaining(suspicious));
    expect(secrets.filter((name) => name.startsWith('GATSBY_'))).toEqual([]);
  });

  it('has every variable that another document names', () => {
    const named = ['README.md', ...readdirSync('docs').filter((file) => file.endsWith('.md'))]
      .map((file) => readFileSync(file === 'README.md' ? file : `docs/${file}`, 'utf8'))
      .flatMap((text) =>
        [...text.matchAll(/`((?!SQLITE_)[A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name),
      );
    const known = [...listed, ...variablesOfCommands];
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a document without a generated part', () => {
  it('is refused with a message on what to write', () => {
    expect(() => replaceGeneratedPart('# Licences', 'x')).toThrow('Write the lines <!-- Written by');
  });
});
