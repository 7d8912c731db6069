import { missing } from './config-search';

const externalScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>\s*)+/;

/**
 * Runs at the end of every page: starts the scripts in the template once the page has been painted.
 * The second frame begins when the first has been handed to the screen.
 */
const starter =
  '(n=>n(()=>n(()=>document.body.append(document.querySelector("template").content))))(requestAnimationFrame)';

/**
 * Puts the scripts that load with a page into a template, from which they start after the first painting. On a slow
 * phone they would take processor and connection from the text and the picture that the visitor came for.
 *
 * @param html What Gatsby writes at the end of every page.
 * @throws When no scripts are found in it.
 */
export function startAfterPaint(html: string): string {
  if (!externalScripts.test(html)) throw new Error(missing('scripts at the end of the pages'));
  return html.replace(
    externalScripts,
    (scripts) =>
      `<template>${scripts.replace(/ async(?:="")?/g, '').trim()}</template><script>${starter}</script>`,
  );
}
