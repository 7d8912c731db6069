import { navigate, type GatsbyBrowser } from 'gatsby';
import { watchEarlySteps } from './src/app/early-steps';
import { loadLateSheet } from './src/app/late-sheet';
import { isPlaceKept } from './src/app/page-place';
import { PageStack } from './src/app/PageStack';
import { Root } from './src/app/Root';
import { startPollOnce } from './src/app/start-services';
import { followTextLinks } from './src/app/text-links';
import { announceRouteChange } from './src/features/navigation/route-changes';
import { recordCurrentUrl } from './src/features/query-state/query-store';
import './src/styles/global.css';

let endWatch: () => void;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  loadLateSheet(document);
  endWatch = watchEarlySteps(window, () => {
    window.location.reload();
  });
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endWatch();
  followTextLinks(document, navigate);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  announceRouteChange();
  void startPollOnce();
  recordCurrentUrl();
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageStack element={element} props={props} />
);

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => !isPlaceKept();
