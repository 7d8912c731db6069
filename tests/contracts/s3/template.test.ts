import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webServerRules } from '../../../src/commands/export/web-server-rules';
import { cloudFrontTemplate } from '../../../src/commands/s3/cloudfront-template';
import { edgeFunctions } from '../../../src/commands/s3/edge-functions';
import { files, writeFixtureSite, type FixtureSite } from '../deployments/fixture-site';
import { runRequestFunction } from '../deployments/edge';

let site: FixtureSite;

beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());

/** All values below a property of that name, at any depth. */
function valuesOf(tree: unknown, name: string): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

describe('the template for CloudFormation', () => {
  const makeTemplate = () => cloudFrontTemplate(webServerRules(site.manifest));

  it('refers only to its own parts, and is short enough to be sent inline', () => {
    const template = makeTemplate();
    const known = [...Object.keys(template.Resources), ...Object.keys(template.Parameters), 'AWS::StackName'];
    const texts = valuesOf(template, 'Fn::Sub').flatMap((text) =>
      [...String(text).matchAll(/\$\{([^.}]+)/g)].map(([, name]) => name),
    );
    const attributes = valuesOf(template, 'Fn::GetAtt').map((parts) =>
      Array.isArray(parts) ? String(parts[0]) : '',
    );
    const named = [...valuesOf(template, 'Ref'), ...attributes, ...texts];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.includes(String(name)) && name !== 'AWS::AccountId')).toEqual([]);
    // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html
    expect(Buffer.byteLength(JSON.stringify(template))).toBeLessThan(51_200);
  });

  it('makes a bucket that only CloudFront may read, and nobody may write to', () => {
    const { Bucket, BucketPolicy } = makeTemplate().Resources;
    expect(Object.values(Bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    const [statement, ...others] = BucketPolicy.Properties.PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
    });
    expect(valuesOf(statement, 'AWS:SourceArn')).toHaveLength(1);
  });

  it('names pages for errors that the site has', () => {
    const pages = valuesOf(makeTemplate(), 'ResponsePagePath').map((path) => String(path).slice(1));
    expect(pages.length).toBe(6);
    for (const page of pages) expect(Object.keys(files)).toContain(page);
  });

  it('compresses nothing again, and caches nothing by its query or cookies', () => {
    const template = makeTemplate();
    expect(valuesOf(template, 'Compress')).toEqual([false]);
    expect(valuesOf(template, 'QueryStringBehavior')).toEqual(['none']);
    expect(valuesOf(template, 'CookieBehavior')).toEqual(['none']);
    expect(valuesOf(template, 'MinTTL')).toEqual([0]);
  });
});

describe('the function for requests', () => {
  function uriOf(uri: string, headers: Readonly<Record<string, string>> = {}): string {
    const { 'viewer-request': source } = edgeFunctions(webServerRules(site.manifest));
    const event = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
    const outcome = runRequestFunction(source, { method: 'GET', uri, headers: event }, null);
    return 'request' in outcome ? outcome.request.uri : `status ${outcome.response.statusCode}`;
  }

  it.each([
    ['/sales', 'br', '/sales/index.html.br'],
    ['/sales/', 'gzip, deflate', '/sales/index.html.gz'],
    ['/sales/', 'br;q=0, gzip', '/sales/index.html.gz'],
    ['/sales/', 'BR ; q=0.5', '/sales/index.html.br'],
    ['/sales/', '*', '/sales/index.html'],
    ['/sales/', 'brotli, gzippy', '/sales/index.html'],
    ['/media/episode.mp3', 'br', '/media/episode.mp3'],
    ['/media/notes', 'br', '/media/notes'],
    ['/caf%C3%A9', 'br', '/caf%C3%A9/index.html.br'],
    ['/%', 'br', '/.missing'],
    ['/%E0%A4%A', 'br', '/.missing'],
    ['/.deploy-state.json', 'br', '/.missing'],
    ['/%2edeploy-state.json', 'br', '/.missing'],
    ['/sales/index.html.br', 'br', '/.missing'],
    ['/__proto__', '', '/__proto__/index.html'],
    ['/constructor', '', '/constructor/index.html'],
  ])('maps %s with "%s" to %s', (uri, accepted, expected) => {
    expect(uriOf(uri, { 'accept-encoding': accepted })).toBe(expected);
  });

  it('requests ranges of the uncompressed file', () => {
    expect(uriOf('/sales/', { 'accept-encoding': 'br', range: 'bytes=0-1' })).toBe('/sales/index.html');
  });

  it('is refused if CloudFront would not accept it', () => {
    const redirects = Array.from({ length: 400 }, (_, index) => ({
      from: `/old-address-${index}`,
      to: '/sales/',
      status: 301 as const,
    }));
    expect(() => edgeFunctions(webServerRules({ ...site.manifest, redirects }))).toThrow(
      /has \d+ bytes, and it takes 10240.*redirects\.ts/,
    );
  });
});
