import type { GatsbySSR } from 'gatsby';
import { earlyPressScript } from './src/app/early-press';
import { deferredStylesId } from './src/app/load-deferred-styles';
import { PageStack } from './src/app/modals/PageStack';
import { Root } from './src/app/Root';
import { failedStartScript } from './src/app/router/failed-start';
import { withoutScriptPrefetches } from './src/app/without-script-prefetches';
import { withoutTagScripts } from './src/app/without-tag-scripts';
import { visitorClassScript } from './src/features/auth/visitor-class';
import { consentClassScript } from './src/features/consent/consent-class';
import { deadlineAttribute, deadlineClassScript } from './src/features/sale-status/deadline-class';
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
  const order = <style key="order">{`@layer ${LAYER_ORDER};`}</style>;
  // Scripts load the sheet after the page has been shown; without them the browser does.
  const deferred = DEFERRED_SHEET !== '' && (
    <noscript key="deferred" id={deferredStylesId}>
      <link rel="stylesheet" href={DEFERRED_SHEET} />
    </noscript>
  );
  replaceHeadComponents([
    order,
    ...withoutScriptPrefetches(withoutTagScripts(getHeadComponents())),
    deferred,
  ]);
  replacePreBodyComponents(withoutTagScripts(getPreBodyComponents()));
  replacePostBodyComponents(withoutTagScripts(getPostBodyComponents()));
};

/** Scripts that have to run before the page is painted; the same on every page. */
const headScript = [visitorClassScript, consentClassScript, earlyPressScript, failedStartScript].join(';');

/** Gatsby also passes the HTML of the page, which its types leave out. */
function hasDeadline(args: object): boolean {
  return 'bodyHtml' in args && String(args.bodyHtml).includes(`${deadlineAttribute}=`);
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPostBodyComponents,
  ...rest
}) => {
  if (hasDeadline(rest))
    setPostBodyComponents([
      <script key="deadline" dangerouslySetInnerHTML={{ __html: deadlineClassScript }} />,
    ]);
  setHeadComponents([
    <link key="font" rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icon-192.png" />,
    <script key="first" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <meta key="theme-color" name="theme-color" content="#F8B332" />,
  ]);
};
