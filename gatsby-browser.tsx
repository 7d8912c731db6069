import type { GatsbyBrowser } from 'gatsby';
import { PageGuard } from './src/app/PageGuard';
import { Root } from './src/app/Root';
import { guardStart } from './src/app/start-guards';
import './src/styles/global.css';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  guardStart(window);
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => <Root>{element}</Root>;

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageGuard key={props.path}>{element}</PageGuard>
);
