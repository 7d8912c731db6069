import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { earlyPressScript } from './src/app/early-press';
import { deferredStylesId } from './src/app/load-deferred-styles';
import { PageStack } from './src/app/modals/PageStack';
import { pagePathAttribute, pagePathScript, withoutPathScript } from './src/app/page-path';
import { Root } from './src/app/Root';
import { failedStartScript } from './src/app/router/failed-start';
import { startAfterPaintScript } from './src/app/start-after-paint';
import { withStylePolicy } from './src/app/style-policy';
import { withoutGenerator } from './src/app/without-generator';
import { withoutScriptPrefetches } from './src/app/without-script-prefetches';
import { withoutSpareAttributes } from './src/app/without-spare-attributes';
import { withoutTagScripts } from './src/app/without-tag-scripts';
import { closedClass, isClosedWhenBuilt } from './src/components/sales/registration/closed-when-built';
import { visitorClassScript } from './src/features/auth/visitor-class';
import { consentClassScript } from './src/features/consent/consent-class';
import { deadlineClassScript } from './src/features/sale-status/deadline-class';
import { cspHash } from './src/lib/node/csp-hash';
import displayFont from './src/styles/fonts/besley-540.woff2';

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageStack element={element} props={props} />
);

/** Set by the build; changes with any style sheet, so that pages are rendered again. Empty in develop. */
declare const DEFERRED_SHEET: string;
declare const LAYER_ORDER: string;

/** The order of the layers has to be declared before the first of them, wherever the bundler puts the sheets. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const order = `@layer ${LAYER_ORDER};`;
  // The development server has pages of its own, and its styles from a script.
  if (DEFERRED_SHEET === '') {
    replaceHeadComponents([<style key="order">{order}</style>, ...getHeadComponents()]);
    return;
  }
  const tags = { gtag: TRACKING.gtag, tagManager: TRACKING.tagManager };
  const head = withoutSpareAttributes(
    withoutGenerator(withoutScriptPrefetches(withoutTagScripts(getHeadComponents(), 'head', tags))),
  );
  // Scripts load the sheet after the page has been shown; without them the browser does.
  const deferred = (
    <noscript key="deferred" id={deferredStylesId}>
      <link rel="stylesheet" href={DEFERRED_SHEET} />
    </noscript>
  );
  replaceHeadComponents([...withStylePolicy(order, head, cspHash), deferred]);
  replacePreBodyComponents(withoutTagScripts(getPreBodyComponents(), 'preBody', tags));
  replacePostBodyComponents(withoutPathScript(withoutTagScripts(getPostBodyComponents(), 'postBody', tags)));
};

/**
 * The code that runs before the page is painted, and once it has been parsed. It is the only inline script, and the
 * same on every page: the content security policy allows it by its hash. The development server starts scripts itself.
 */
const headScript = [
  pagePathScript,
  visitorClassScript,
  consentClassScript,
  earlyPressScript,
  failedStartScript,
  ...(DEFERRED_SHEET === ''
    ? []
    : [`addEventListener("DOMContentLoaded",()=>{${deadlineClassScript};${startAfterPaintScript}})`]),
].join(';');

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  bodyHtml,
  setHtmlAttributes,
  setHeadComponents,
}: RenderBodyArgs & {
  /** The HTML of the page, which Gatsby's types leave out. */
  readonly bodyHtml: string;
}) => {
  setHtmlAttributes({
    ...Object.fromEntries([[pagePathAttribute, pathname]]),
    ...(isClosedWhenBuilt(bodyHtml) && { className: closedClass }),
  });
  // iOS finds its icon in the manifest, and the one for bookmarks at /apple-touch-icon.png.
  setHeadComponents([
    <link key="font" rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" />,
    <script key="first" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <meta key="theme-color" name="theme-color" content="#F8B332" />,
  ]);
};
