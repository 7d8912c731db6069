import { describe } from '@jest/globals';
import { balancedDeployment } from './balanced-deployment';
import { cloudflareDeployment } from './cloudflare-deployment';
import { cloudFrontDeployment } from './cloudfront-deployment';
import { containerDeployment } from './container-deployment';
import { describeDeployment } from './contract';
import type { Deployment } from './deployment';
import { netlifyDeployment } from './netlify-deployment';
import { nodeDeployment } from './node-deployment';
import { caddyDeployment, nginxDeployment } from './web-server-deployments';

const deployments: readonly Deployment[] = [
  nodeDeployment,
  containerDeployment,
  nginxDeployment,
  caddyDeployment,
  balancedDeployment,
  netlifyDeployment,
  cloudflareDeployment,
  cloudFrontDeployment,
];

for (const deployment of deployments) {
  (deployment.isThere ? describe : describe.skip)(`the site at ${deployment.name}`, () => {
    describeDeployment(deployment);
  });
}
