import { findObjects, isObject, missing, type ConfigObject } from './config-search';
import { licencesFile } from './sorted-licences-plugin';

/**
 * Has webpack and the minifier target the browsers of package.json; Gatsby's settings are for ES5 and Safari 10.
 * Function properties are written as methods if their names are numbers: those are webpack's modules, which nothing
 * calls with `new`.
 */
export function writeForSupportedBrowsers({ output, optimization }: ConfigObject): void {
  if (!isObject(output)) throw new Error(missing('output'));
  output.environment = { arrowFunction: true, const: true, destructuring: true, templateLiteral: true };
  for (const options of findObjects(optimization, 'safari10', 'the options of Terser'))
    options.safari10 = false;
  const ecma = 2020;
  for (const options of findObjects(optimization, 'compress', 'the options of Terser')) {
    options.compress = { ecma, passes: 3, unsafe_methods: /^\d+$/ };
    options.output = { ecma };
  }
}

/**
 * Gathers the licences of packages in one file. Gatsby's minifier writes one for each script, with the script's hash in
 * its name, and adds that name to the script, whose content would then no longer match its hash.
 */
export function gatherLicences({ optimization }: ConfigObject): void {
  for (const options of findObjects(optimization, 'extractComments', 'the options of Terser'))
    options.extractComments = { filename: licencesFile };
}
