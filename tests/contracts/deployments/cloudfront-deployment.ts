import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startAws, credentials, type Aws } from '../../stand-ins/aws/start-aws';
import { listenAnywhere } from '../../stand-ins/listen-anywhere';
import { bucketName, deployFixture, distributionId } from './deploy-fixture';
import { runRequestFunction, runResponseFunction, shownHeaders, type EdgeRequest } from './edge';
import { ask, type Answer } from './ask';
import type { Deployment, RunningDeployment } from './deployment';

function fromEvent(headers: EdgeRequest['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}

/** Headers of requests that CloudFront passes on to the bucket with the cache policy of the template. */
const passedOn = ['if-none-match', 'if-range', 'range'];

/**
 * CloudFront, according to its documentation: functions around requests to the bucket, pages for errors, a policy for
 * headers.
 */
async function answer(aws: Aws, incoming: IncomingMessage): Promise<Answer> {
  const { cloudFront } = aws;
  const sourceOf = (name: string) => cloudFront.functions.get(name)?.live ?? '';
  const [, uri = '/', query] = /^([^?]*)(?:\?(.*))?$/.exec(incoming.url ?? '/') ?? [];
  const headers = shownHeaders(incoming.headers);
  const viewerRequest = { method: incoming.method ?? 'GET', uri, headers };
  const policy = cloudFront.policyHeaders();
  const outcome = runRequestFunction(sourceOf('website-request'), viewerRequest, query ?? null);
  if ('response' in outcome) {
    const { statusCode, headers: own, body = '' } = outcome.response;
    return { status: statusCode, headers: { ...policy, ...fromEvent(own) }, body: Buffer.from(body) };
  }
  const { request } = outcome;
  const fetchObject = (path: string, method: string, wanted: readonly string[]) =>
    ask(aws.origin, `/${bucketName}${path}`, {
      method,
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/`,
        ...Object.fromEntries(wanted.flatMap((name) => (headers[name] ? [[name, headers[name].value]] : []))),
      },
    });
  const object = await fetchObject(request.uri, request.method, passedOn);
  if (object.status === 403 || object.status === 404) {
    const page = await fetchObject('/404.html', request.method, []);
    return { ...page, status: 404, headers: { ...policy, ...page.headers } };
  }
  if (object.status >= 400) return { ...object, headers: { ...policy, ...object.headers } };
  const response = { statusCode: object.status, headers: shownHeaders(object.headers) };
  const changed = runResponseFunction(sourceOf('website-response'), request, response);
  return { ...object, status: changed.statusCode, headers: { ...policy, ...fromEvent(changed.headers) } };
}

async function startCloudFront(aws: Aws): Promise<RunningDeployment> {
  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(aws, incoming);
    delete headers['transfer-encoding'];
    delete headers.connection;
    delete headers['keep-alive'];
    delete headers.server;
    const length = incoming.method === 'HEAD' ? {} : { 'content-length': body.byteLength };
    response.writeHead(status, { ...headers, ...length }).end(incoming.method === 'HEAD' ? undefined : body);
  }
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  const { origin, stop } = await listenAnywhere(server);
  return {
    origin,
    async stop() {
      await stop();
      await aws.stop();
    },
  };
}

/** The site as npm run deploy:s3 puts it into a bucket and CloudFront. */
export const cloudFrontDeployment: Deployment = {
  name: 'S3 and CloudFront',
  isThere: true,
  lacks: {
    forms: 'nothing there keeps them',
    'sale statuses': 'a function of CloudFront can ask nobody',
    readiness: 'no process that could be asked',
    'short errors': 'CloudFront has one page for all that is missing',
    'page for faults': 'CloudFront sends it for faults alone',
  },
  async start(site) {
    const aws = await startAws(bucketName, distributionId);
    await deployFixture(site, aws);
    return startCloudFront(aws);
  },
};
