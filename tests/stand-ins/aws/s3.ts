import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseByteRange } from '../../../src/host/site/byte-range';
import { AwsError, escapeText, sendXml, textsOf } from './xml';

export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  /** Headers that S3 stores and sends, including x-amz-meta-. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An S3 bucket behind a REST interface, with the name of the bucket in the path. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  /** Requests that change something, in order: `PUT key`, `DELETE key`. */
  readonly changes: string[] = [];
  /** Called before each request; may throw an AwsError or destroy the connection. */
  before: (request: IncomingMessage, key: string) => void | Promise<void> = () => undefined;
  /** Keys in a page of a list. S3 lists 1,000; here there are fewer, so that small sites have several pages. */
  pageSize = 50;

  constructor(readonly name: string) {}

  async handle(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): Promise<void> {
    const [, bucket = '', ...names] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== this.name) throw new AwsError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const key = names.join('/');
    await this.before(request, key);
    if (request.method === 'PUT') this.#put(request, response, key, body);
    else if (request.method === 'POST' && url.searchParams.has('delete'))
      this.#remove(response, String(body));
    else if (url.searchParams.get('list-type') === '2') this.#list(response, url);
    else this.#get(request, response, key);
  }

  #put({ headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    const present = this.objects.get(key);
    const wrongTag = headers['if-match'] !== undefined && headers['if-match'] !== present?.etag;
    if (wrongTag || (headers['if-none-match'] === '*' && present !== undefined))
      throw new AwsError(
        412,
        'PreconditionFailed',
        'At least one of the pre-conditions you specified did not hold',
      );
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      /^(?:content-type|content-encoding|cache-control|content-disposition|x-amz-meta-.*)$/.test(name)
        ? [[name, String(value)] as const]
        : [],
    );
    const metadata = kept.filter(([name]) => name.startsWith('x-amz-meta-'));
    if (metadata.map(([name, value]) => name.slice(11) + value).join('').length > 2048)
      throw new AwsError(400, 'MetadataTooLarge');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    this.objects.set(key, { body, etag, headers: Object.fromEntries(kept) });
    this.changes.push(`PUT ${key}`);
    response.writeHead(200, { etag }).end();
  }

  #remove(response: ServerResponse, body: string): void {
    const keys = textsOf(body, 'Key');
    if (keys.length > 1000) throw new AwsError(400, 'MalformedXML');
    for (const key of keys) {
      this.objects.delete(key);
      this.changes.push(`DELETE ${key}`);
    }
    sendXml(response, 200, '<DeleteResult></DeleteResult>');
  }

  #list(response: ServerResponse, { searchParams }: URL): void {
    const keys = [...this.objects.keys()].sort();
    const start = Number(searchParams.get('continuation-token') ?? 0);
    const end = start + this.pageSize;
    const contents = keys.slice(start, end).map((key) => {
      const etag = escapeText(this.objects.get(key)?.etag ?? '');
      return `<Contents><Key>${escapeText(key)}</Key><ETag>${etag}</ETag></Contents>`;
    });
    const isTruncated = end < keys.length;
    const next = isTruncated ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  #get({ method, headers }: IncomingMessage, response: ServerResponse, key: string): void {
    const object = this.objects.get(key);
    if (object === undefined) throw new AwsError(404, 'NoSuchKey', 'The specified key does not exist.');
    const { body, etag } = object;
    const sent = {
      ...object.headers,
      etag,
      'accept-ranges': 'bytes',
      server: 'AmazonS3',
      'x-amz-request-id': 'A1',
    };
    const known = headers['if-none-match'];
    if (known !== undefined && (known === '*' || known.includes(etag))) {
      response.writeHead(304, sent).end();
      return;
    }
    const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = parseByteRange(isSame ? headers.range : undefined, body.byteLength);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${body.byteLength}` }).end();
      return;
    }
    const part = range === null ? body : body.subarray(range.start, range.end + 1);
    const partial =
      range === null ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${body.byteLength}` };
    response.writeHead(range === null ? 200 : 206, {
      ...sent,
      ...partial,
      'content-length': part.byteLength,
    });
    response.end(method === 'HEAD' ? undefined : part);
  }
}
