import { describe } from '@jest/globals';
import { balancedHome } from './balanced-home';
import { cloudflareHome } from './cloudflare-home';
import { cloudFrontHome } from './cloudfront-home';
import { containerHome } from './container-home';
import { describeHome } from './contract';
import type { Home } from './home';
import { netlifyHome } from './netlify-home';
import { nodeHome } from './node-home';
import { caddyHome, nginxHome } from './web-server-homes';

const homes: readonly Home[] = [
  nodeHome,
  containerHome,
  nginxHome,
  caddyHome,
  balancedHome,
  netlifyHome,
  cloudflareHome,
  cloudFrontHome,
];

for (const home of homes) {
  (home.isThere ? describe : describe.skip)(`the site at ${home.name}`, () => {
    describeHome(home);
  });
}
