import { missing } from './config-search';

const externalScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>\s*)+/;

/** Names the build to Gatsby's loader. */
const buildScript = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

/**
 * Puts the scripts that load with a page into a template, from which src/app/start-after-paint.ts starts them after the
 * first painting, with the name of the build: another script in the page would have to be named by the content security
 * policy, anew with each build.
 *
 * @param html What Gatsby writes at the end of every page.
 * @throws When the scripts are not found in it.
 */
export function scriptsTemplate(html: string): string {
  const [, build] = buildScript.exec(html) ?? [];
  if (build === undefined || !externalScripts.test(html))
    throw new Error(missing('scripts at the end of the pages'));
  return html
    .replace(buildScript, '')
    .replace(
      externalScripts,
      (scripts) =>
        `<template data-build="${build}">${scripts.replace(/ async(?:="")?/g, '').trim()}</template>`,
    );
}
