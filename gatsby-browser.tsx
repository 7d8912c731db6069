import { navigate, type GatsbyBrowser } from 'gatsby';
import { handleContentLinks } from './src/app/links/handle-content-links';
import { repeatEarlyPress } from './src/app/early-press';
import { hydrate, prepareHydration } from './src/app/hydrate';
import { loadDeferredStyles } from './src/app/load-deferred-styles';
import { PageStack } from './src/app/modals/PageStack';
import { Root } from './src/app/Root';
import { endFailedStart } from './src/app/router/failed-start';
import { guardEarlySteps } from './src/app/router/router-guards';
import { translateHash } from './src/app/router/translate-hash';
import { startPollOnce } from './src/app/start-services';
import { notifyRouteChange } from './src/features/navigation/route-changes';
import { recordCurrentUrl } from './src/features/query-state/query-store';
import { detachDataLayer } from './src/features/tracking/data-layer';
import { trackContactLinks } from './src/features/tracking/track-contact-links';
import { hideLoadNotice, showLoadNotice } from './src/layout/overlays/load-notice';
import { setHydrating } from './src/ui/store/use-snapshot-in-transition';
import './src/styles/global.css';

let endEarlySteps: () => void;

/** Gatsby waits for the promise, although its type does not say so. */
export async function onClientEntry(): Promise<void> {
  loadDeferredStyles(document);
  // Nothing is prefetched until the page is idle and `fetchPagesAhead` has chosen what to prefetch.
  window.___loader.enqueue = () => undefined;
  if (TRACKING.tagManager !== null) detachDataLayer();
  if (TRACKING.pixel !== null) trackContactLinks();
  endEarlySteps = guardEarlySteps(window, {
    reload: () => {
      window.location.reload();
    },
    follow: (to, state) => {
      navigate(to, { replace: true, state });
    },
  });
  await prepareHydration();
}

/** Replaces the function with which Gatsby would hydrate the page in one long task. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endEarlySteps();
  endFailedStart(window);
  setHydrating(false);
  handleContentLinks(document, navigate);
  repeatEarlyPress();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  translateHash(window, navigate);
  hideLoadNotice(document);
  notifyRouteChange();
  void startPollOnce();
  recordCurrentUrl();
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => {
  showLoadNotice(document);
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageStack element={element} props={props} />
);

export { shouldUpdateScroll } from './src/app/router/should-update-scroll';
