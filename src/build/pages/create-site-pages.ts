import path from 'node:path';
import type { Actions } from 'gatsby';
import type { FooterProps, HeaderProps, OverlaysProps, ShellProps } from '../../page-data/shell-props';
import type { BuildOutput } from './build-site';

/** The parts of the shell with their props, so that a new sale in the menu does not change the footer. */
function shellSlices(shell: ShellProps) {
  const { tagline, story, notice, footer, footerAccount, township, tracked, engine, newsletter, ...header } =
    shell;
  const { brand, contact, social, home, account, buy } = shell;
  return {
    header: { component: 'header/Header.tsx', context: header satisfies HeaderProps },
    footer: {
      component: 'footer/Footer.tsx',
      context: {
        brand,
        tagline,
        story,
        notice,
        contact,
        social,
        home,
        footer,
        account: footerAccount,
        township,
      } satisfies FooterProps,
    },
    overlays: {
      component: 'overlays/Overlays.tsx',
      context: {
        contact,
        contactPage: account.contact.href,
        sales: buy.main.href,
        tracked,
        engine,
        newsletter,
      } satisfies OverlaysProps,
    },
  };
}

/** Passes every page and the slices of the shell to Gatsby. */
export function createSitePages(
  { pages, shell }: BuildOutput,
  { createPage, createSlice }: Actions,
  withGallery: boolean,
): void {
  for (const [id, { component, context }] of Object.entries(shellSlices(shell)))
    createSlice({ id, component: path.resolve('src/layout', component), context: { ...context } });
  for (const { path: pagePath, component, props } of pages) {
    createPage({
      path: pagePath,
      component: path.resolve('src/templates', component),
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
