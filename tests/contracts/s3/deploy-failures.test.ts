import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stateKey } from '../../../src/commands/s3/deploy-state';
import { startAws, type Aws } from '../../stand-ins/aws/start-aws';
import { AwsError } from '../../stand-ins/aws/xml';
import { bucketName, deployFixture, distributionId } from '../deployments/deploy-fixture';
import { writeFixtureSite, type FixtureSite } from '../deployments/fixture-site';

let site: FixtureSite;
let aws: Aws;

beforeEach(async () => {
  site = await writeFixtureSite();
  aws = await startAws(bucketName, distributionId);
});
afterEach(async () => {
  await aws.stop();
  await site.remove();
});

describe('problems are reported before anything is uploaded', () => {
  afterEach(() => {
    expect(aws.bucket.changes).toEqual([]);
  });

  it('a bucket that does not exist', async () => {
    await expect(deployFixture(site, aws, { bucket: 'other-bucket' })).rejects.toThrow(
      /objects of the bucket other-bucket can't be listed: NoSuchBucket: .*S3_BUCKET names no bucket/,
    );
  });

  it('a distribution that does not exist, or was not made from the template', async () => {
    await expect(deployFixture(site, aws, { distribution: 'E000000000' })).rejects.toThrow(
      /distribution E000000000 can't be read: NoSuchDistribution: .*CLOUDFRONT_DISTRIBUTION_ID names no distribution/,
    );
    aws.cloudFront.hasFunctions = false;
    await expect(deployFixture(site, aws)).rejects.toThrow(
      /distribution E2QWRUHAPOMQZL lacks a function.*deploy:s3 -- --template/,
    );
  });

  it('wrong credentials', async () => {
    await expect(deployFixture(site, aws, { accessKeyId: 'AKIDOTHER' })).rejects.toThrow(
      /InvalidAccessKeyId: .*AWS_ACCESS_KEY_ID is not known there/,
    );
  });

  it('an account that may not do it', async () => {
    aws.bucket.before = () => {
      throw new AwsError(403, 'AccessDenied', 'Access Denied');
    };
    await expect(deployFixture(site, aws)).rejects.toThrow(/AccessDenied: .*lists the permissions/);
  });

  it('a state that is invalid', async () => {
    aws.bucket.objects.set(stateKey, { body: Buffer.from('{"deploying":'), etag: '"a"', headers: {} });
    await expect(deployFixture(site, aws)).rejects.toThrow(
      /\.deploy-state\.json in the bucket can't be read\. Delete/,
    );
  });

  it('a server that never answers', async () => {
    aws.bucket.before = () => new Promise(() => undefined);
    await expect(deployFixture(site, aws, { timeoutMs: 200 })).rejects.toThrow(
      /can't be listed: TimeoutError: .*did not answer in time/,
    );
  });

  it('a server that answers with something else', async () => {
    aws.cloudFront.before = () => {
      throw new AwsError(200, '<html>', 'a page of a proxy');
    };
    await expect(deployFixture(site, aws)).rejects.toThrow(/^The distribution E2QWRUHAPOMQZL /);
  });

  it('a file that CloudFront would take for a page', async () => {
    await writeFile(path.join(site.publicDir, 'faq', 'LICENSE'), 'text');
    await expect(deployFixture(site, aws)).rejects.toThrow('faq/LICENSE has no extension');
  });
});
