import { missing } from './config-search';
import { integrityOf } from './script-integrity';

const externalScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>\s*)+/;

/** Names the build to Gatsby's loader. */
const buildScript = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/;

function scriptElement(address: string, attributes = ''): string {
  return `<script src="${address}" integrity="${integrityOf(address)}" crossorigin${attributes}></script>`;
}

/**
 * Puts the scripts that load with a page into a template, from which src/app/start-after-paint.ts starts them after the
 * first paint, with the name of the build: another inline script would need its own hash in the content security
 * policy, a new one with each build. The first is webpack's runtime, which is small, does nothing by itself, and loads
 * at once. The browser checks each by its hash.
 *
 * @param html The HTML that Gatsby writes at the end of every page.
 * @throws When the scripts are not found in it.
 */
export function scriptsTemplate(html: string): string {
  const [, build] = buildScript.exec(html) ?? [];
  const [scripts = ''] = externalScripts.exec(html) ?? [];
  const [runtime, ...others] = [...scripts.matchAll(/ src="([^"]+)"/g)].map(([, address = '']) => address);
  if (build === undefined || runtime === undefined || others.length === 0)
    throw new Error(missing('scripts at the end of the pages'));
  const started = others.map((address) => scriptElement(address)).join('');
  return html
    .replace(buildScript, '')
    .replace(
      externalScripts,
      `<template data-build="${build}">${started}</template>${scriptElement(runtime, ' async')}`,
    );
}
