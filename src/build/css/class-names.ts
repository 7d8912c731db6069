import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from '../../lib/node/list-files';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const perLetter = 36;

/** Class names by number: 0 is a0, 35 is az, 36 is b0; after z comes a again, with two more characters. */
function shortName(index: number): string {
  const rest = index % (letters.length * perLetter);
  const round = Math.floor(index / (letters.length * perLetter));
  const name = letters.charAt(Math.floor(rest / perLetter)) + (rest % perLetter).toString(36);
  return round === 0 ? name : `${name}_${String(round)}`;
}

function classesIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

/** Classes that have the same name everywhere, such as those of HTML that is made from Markdown. */
function globalClassesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name);
}

export interface ClassNames {
  /** The name of a class of a module file. */
  readonly nameOf: (file: string, className: string) => string;
  /** Changes with the name of any class. */
  readonly version: string;
}

/**
 * Numbers the classes of all CSS modules below a folder, in two characters each. Every page carries them in its HTML
 * and in its inlined sheet. A new class gives those after it other names.
 *
 * @throws When a global class has the name that a class of a module is given.
 */
export function shortClassNames(folder: string): ClassNames {
  const modules = listFilesSync(folder)
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => path.join(folder, name))
    .sort();
  const classes = modules.flatMap((file) => classesIn(file).map((name) => `${file} .${name}`));
  const names = new Map(classes.map((key, index) => [key, shortName(index)]));
  const given = new Set(names.values());
  const clash = modules.flatMap(globalClassesIn).find((name) => given.has(name));
  if (clash !== undefined)
    throw new Error(
      `:global(.${clash}) has the name of a numbered class. Give it another one, of three letters.`,
    );
  return {
    nameOf(file, className) {
      const name = names.get(`${file} .${className}`);
      if (name === undefined) throw new Error(`${file} has no class ${className}`);
      return name;
    },
    version: createHash('sha256').update(classes.join('\n')).digest('hex').slice(0, 16),
  };
}
