import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 0 as a, 25 as z, 26 as aa. */
function inLetters(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest === 0 ? '' : inLetters(rest - 1)) + letters.charAt(index % letters.length);
}

function classesIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

/**
 * Names for the classes of all CSS modules below a folder, as short as they can be: letters for the module, a
 * number for the class within it. Every page carries them in its HTML and in its inlined sheet.
 *
 * @returns What gives a class of a module file its name.
 */
export function shortClassNames(folder: string): (file: string, className: string) => string {
  const modules = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.module.css'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const known = new Map(
    modules.map((file, index) => [file, { prefix: inLetters(index), classes: classesIn(file) }]),
  );
  return (file, className) => {
    const { prefix, classes } = known.get(file) ?? { prefix: '', classes: [] };
    const index = classes.indexOf(className);
    if (index < 0) throw new Error(`${file} has no class ${className}`);
    return prefix + String(index);
  };
}
