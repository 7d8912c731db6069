import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { runMain } from '../lib/node/run-main';
import { compressFolder } from '../host/compress-folder';
import { readConfig } from '../host/config';
import { requireWholeSite } from '../host/releases/require-whole-site';
import { webServerRules } from './export/web-server-rules';
import { createBucket } from './s3/bucket';
import { cloudFrontTemplate } from './s3/cloudfront-template';
import { deploySite } from './s3/deploy-site';
import { createDistribution } from './s3/distribution';
import { edgeFunctions } from './s3/edge-functions';
import { readS3Settings } from './s3/s3-settings';
import { listSiteObjects } from './s3/site-objects';

/** A server that neither answers nor closes the connection would block the deploy, and CI, forever. */
const requestHandler = { connectionTimeout: 10_000, requestTimeout: 60_000, throwOnRequestTimeout: true };

const usage = 'Use: npm run deploy:s3, with --take-over after a deploy that was killed, or --template';

/** Publishes the build in public/ in a bucket behind CloudFront, or writes the template that creates both. */
async function main(options: readonly string[]): Promise<void> {
  const [option = '', ...others] = options;
  if (others.length > 0 || !['', '--take-over', '--template'].includes(option)) throw new Error(usage);
  const { publicDir, manifestFile } = readConfig(process.env);
  const manifest = await requireWholeSite({ publicDir, manifestFile });
  const rules = webServerRules(manifest);
  if (option === '--template') {
    process.stdout.write(`${JSON.stringify(cloudFrontTemplate(rules), null, 2)}\n`);
    return;
  }
  const { bucket, distributionId } = readS3Settings(process.env);
  await compressFolder(publicDir);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping.abort();
    });
  await deploySite({
    bucket: createBucket(new S3Client({ requestHandler }), bucket),
    // CloudFront has its API in a single region.
    distribution: createDistribution(
      new CloudFrontClient({ region: 'us-east-1', requestHandler }),
      distributionId,
    ),
    objects: await listSiteObjects(publicDir, manifest.headers),
    functions: edgeFunctions(rules),
    baseHeaders: rules.baseHeaders,
    takesOver: option === '--take-over',
    signal: stopping.signal,
    print: console.log,
  });
}

runMain(main);
