import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError, sendXml, textsOf } from './xml';

/** A function in CloudFront: its live code, and the uploaded code. */
interface EdgeFunction {
  live: string;
  uploaded: string;
  version: number;
}

const association = (event: string, name: string) =>
  `<FunctionAssociation><FunctionARN>arn:aws:cloudfront::1234:function/${name}</FunctionARN><EventType>${event}</EventType></FunctionAssociation>`;

/** A CloudFront distribution with its functions and its policy for headers, behind a REST interface. */
export class CloudFront {
  readonly functions = new Map<string, EdgeFunction>(
    ['website-request', 'website-response'].map((name) => [name, { live: '', uploaded: '', version: 1 }]),
  );
  policy = '<Name>website</Name><Comment></Comment>';
  policyVersion = 1;
  readonly invalidations: string[][] = [];
  /** Called before each request; may throw an AwsError or destroy the connection. */
  before: (request: IncomingMessage, path: string) => void | Promise<void> = () => undefined;
  hasFunctions = true;

  constructor(readonly id: string) {}

  async handle(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): Promise<void> {
    const path = url.pathname.replace(/^\/2020-05-31/, '');
    await this.before(request, path);
    const [, kind = '', id = '', action = ''] = path.split('/');
    if (kind === 'distribution') this.#handleDistribution(response, id, action, String(body));
    else if (kind === 'function') this.#handleFunction(request, response, [id, action], String(body));
    else if (kind === 'response-headers-policy') this.#handlePolicy(request, response, String(body));
    else throw new AwsError(404, 'NoSuchResource');
  }

  #handleDistribution(response: ServerResponse, id: string, action: string, body: string): void {
    if (id !== this.id)
      throw new AwsError(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    if (action === 'invalidation') {
      this.invalidations.push(textsOf(body, 'Path'));
      sendXml(response, 201, '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>');
      return;
    }
    const items = this.hasFunctions
      ? association('viewer-request', 'website-request') + association('viewer-response', 'website-response')
      : '';
    const behaviour =
      `<FunctionAssociations><Quantity>2</Quantity><Items>${items}</Items></FunctionAssociations>` +
      '<ResponseHeadersPolicyId>policy-1</ResponseHeadersPolicyId>';
    sendXml(
      response,
      200,
      `<DistributionConfig><DefaultCacheBehavior>${behaviour}</DefaultCacheBehavior></DistributionConfig>`,
      { etag: 'D1' },
    );
  }

  #handleFunction(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    [name = '', action = '']: readonly string[],
    body: string,
  ): void {
    const found = this.functions.get(name);
    if (found === undefined) throw new AwsError(404, 'NoSuchFunctionExists');
    const config =
      '<FunctionConfig><Comment>ours</Comment><Runtime>cloudfront-js-2.0</Runtime></FunctionConfig>';
    const summary = `<FunctionSummary><Name>${name}</Name>${config}</FunctionSummary>`;
    if (method !== 'GET' && headers['if-match'] !== `F${found.version}`)
      throw new AwsError(412, 'PreconditionFailed');
    if (method === 'PUT') {
      const source = Buffer.from(textsOf(body, 'FunctionCode')[0] ?? '', 'base64').toString();
      if (Buffer.byteLength(source) > 10_240) throw new AwsError(413, 'FunctionSizeLimitExceeded');
      found.uploaded = source;
      found.version += 1;
      sendXml(response, 200, summary, { ettag: `F${found.version}`, etag: `F${found.version}` });
    } else if (action === 'publish') {
      found.live = found.uploaded;
      sendXml(response, 200, summary);
    } else if (action === 'describe') sendXml(response, 200, summary, { etag: `F${found.version}` });
    else if (found.live === '') throw new AwsError(404, 'NoSuchFunctionExists');
    else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found.live);
  }

  #handlePolicy({ method, headers }: IncomingMessage, response: ServerResponse, body: string): void {
    if (method === 'PUT') {
      if (headers['if-match'] !== `P${this.policyVersion}`) throw new AwsError(412, 'PreconditionFailed');
      this.policy =
        /<ResponseHeadersPolicyConfig[^>]*>(.*)<\/ResponseHeadersPolicyConfig>/s.exec(body)?.[1] ?? '';
      this.policyVersion += 1;
    }
    const config = `<ResponseHeadersPolicyConfig>${this.policy}</ResponseHeadersPolicyConfig>`;
    sendXml(response, 200, `<ResponseHeadersPolicy><Id>policy-1</Id>${config}</ResponseHeadersPolicy>`, {
      etag: `P${this.policyVersion}`,
    });
  }

  /** Headers of the policy by name, in lower case. */
  policyHeaders(): Record<string, string> {
    const items = this.policy.matchAll(
      /<ResponseHeadersPolicyCustomHeader>(.*?)<\/ResponseHeadersPolicyCustomHeader>/gs,
    );
    const custom = [...items].map(
      ([item]) =>
        [(textsOf(item, 'Header')[0] ?? '').toLowerCase(), textsOf(item, 'Value')[0] ?? ''] as const,
    );
    const one = (name: string) => textsOf(this.policy, name)[0] ?? '';
    return {
      ...Object.fromEntries<string>(custom),
      'x-content-type-options': 'nosniff',
      'referrer-policy': one('ReferrerPolicy'),
      'content-security-policy': one('ContentSecurityPolicy'),
      'strict-transport-security': `max-age=${one('AccessControlMaxAgeSec')}`,
    };
  }
}
