import path from 'node:path';
import type { Actions } from 'gatsby';
import type { BuildOutput } from './build-site';
import { shellSlices } from './shell-slices';

/** Passes every page and the slices of the shell to Gatsby. */
export function createSitePages(
  { pages, shell }: BuildOutput,
  { createPage, createSlice }: Actions,
  withGallery: boolean,
): void {
  for (const [id, { component, context }] of Object.entries(shellSlices(shell)))
    createSlice({ id, component: path.resolve('src/layout', component), context: { ...context } });
  for (const { path: pagePath, template, props } of pages) {
    createPage({
      path: pagePath,
      component: path.resolve('src/templates', template),
      context: props,
    });
  }
  if (withGallery)
    createPage({
      path: '/gallery/',
      component: path.resolve('src/templates/gallery/GalleryTemplate.tsx'),
      context: {},
    });
}
