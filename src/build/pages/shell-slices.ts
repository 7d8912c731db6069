import type { FooterProps, HeaderProps, OverlaysProps, ShellProps } from '../../page-data/shell-props';

/** The parts of the shell by their names, with their files below src/layout/ and their props, so that a new sale in the menu does not change the footer. */
export function shellSlices(shell: ShellProps) {
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
