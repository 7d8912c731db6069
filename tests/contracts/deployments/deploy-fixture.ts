import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { webServerRules } from '../../../src/commands/export/web-server-rules';
import { createBucket } from '../../../src/commands/s3/bucket';
import { deploySite } from '../../../src/commands/s3/deploy-site';
import { createDistribution } from '../../../src/commands/s3/distribution';
import { edgeFunctions } from '../../../src/commands/s3/edge-functions';
import { listSiteObjects } from '../../../src/commands/s3/site-objects';
import { credentials, type Aws } from '../../stand-ins/aws/start-aws';
import type { FixtureSite } from './fixture-site';

export const bucketName = 'website-bucket-1a2b3c';
export const distributionId = 'E2QWRUHAPOMQZL';

interface Options {
  readonly bucket?: string;
  readonly distribution?: string;
  readonly accessKeyId?: string;
  readonly takesOver?: boolean;
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  /** Time limit for an answer, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Deploys a site to the stand-in, as the command does. @returns The printed lines. */
export async function deployFixture(
  { publicDir, manifest }: FixtureSite,
  { origin }: Aws,
  options: Options = {},
): Promise<string[]> {
  const { accessKeyId = credentials.accessKeyId, timeoutMs = 20_000 } = options;
  const client = {
    endpoint: origin,
    region: 'ca-central-1',
    credentials: { ...credentials, accessKeyId },
    requestHandler: { requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    maxAttempts: 1,
  };
  const s3 = new S3Client(client);
  const cloudFront = new CloudFrontClient(client);
  const rules = webServerRules(manifest);
  const lines: string[] = [];
  try {
    await deploySite({
      bucket: createBucket(s3, options.bucket ?? bucketName),
      distribution: createDistribution(cloudFront, options.distribution ?? distributionId),
      objects: await listSiteObjects(publicDir, manifest.headers),
      functions: edgeFunctions(rules),
      baseHeaders: rules.baseHeaders,
      takesOver: options.takesOver ?? false,
      signal: options.signal ?? new AbortController().signal,
      print: (line) => lines.push(line),
      ...(options.now !== undefined && { now: options.now }),
    });
  } finally {
    s3.destroy();
    cloudFront.destroy();
  }
  return lines;
}
