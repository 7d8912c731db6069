import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { z } from 'zod';
import { createFaultyService, type FaultyService } from '../search/fault';
import { parseEnvelope, type EnvelopeItem } from './envelope';

export const sentryToken = 'may-upload';

/** Size of the chunks in which files are uploaded; small, so that there are several. */
const chunkSize = 65_536;

const Assembly = z.object({
  checksum: z.string(),
  chunks: z.array(z.string()),
  version: z.string().optional(),
});

/** A stand-in for Sentry with its received data. */
export interface SentryStandIn extends FaultyService {
  readonly items: EnvelopeItem[];
  /** Archives of source maps, by their checksum. */
  readonly bundles: Map<string, Buffer>;
}

/** The files of a multipart form by their names: the chunks of an upload. */
function readParts(body: Buffer, contentType: string): Map<string, Buffer> {
  const boundary = `--${/boundary="?([^";]+)/.exec(contentType)?.[1] ?? ''}`;
  const parts = new Map<string, Buffer>();
  let start = body.indexOf(boundary);
  while (start !== -1) {
    const end = body.indexOf(boundary, start + boundary.length);
    if (end === -1) break;
    const content = body.indexOf('\r\n\r\n', start) + 4;
    const name = /filename="([^"]+)"/.exec(body.toString('latin1', start, content))?.[1];
    if (name !== undefined) parts.set(name, body.subarray(content, end - 2));
    start = end;
  }
  return parts;
}

/** A stand-in for Sentry, not listening yet: it accepts envelopes, and source maps as Sentry's command sends them. */
export function createSentry(): SentryStandIn {
  const service = createFaultyService(fastify({ forceCloseConnections: true, bodyLimit: 50_000_000 }));
  const items: EnvelopeItem[] = [];
  const bundles = new Map<string, Buffer>();
  const chunks = new Map<string, Buffer>();
  const { app } = service;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.post<{ Body: Buffer }>('/api/:project/envelope/', (request) => {
    items.push(...parseEnvelope(request.body.toString()));
    return { id: 'stand-in' };
  });

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/0/') || request.headers.authorization === `Bearer ${sentryToken}`)
      return undefined;
    return reply.code(401).send({ detail: 'Invalid token' });
  });

  app.get<{ Params: { organization: string } }>(
    '/api/0/organizations/:organization/chunk-upload/',
    (request) => ({
      url: `http://${request.headers.host ?? ''}${request.url}`,
      chunkSize,
      chunksPerRequest: 64,
      maxFileSize: 2_147_483_648,
      maxRequestSize: 33_554_432,
      concurrency: 1,
      hashAlgorithm: 'sha1',
      compression: [],
      accept: ['release_files', 'sources', 'artifact_bundles', 'artifact_bundles_v2'],
    }),
  );

  app.post<{ Body: Buffer }>('/api/0/organizations/:organization/chunk-upload/', (request, reply) => {
    for (const part of readParts(request.body, request.headers['content-type'] ?? '').values())
      chunks.set(createHash('sha1').update(part).digest('hex'), part);
    return reply.send({});
  });

  app.post<{ Body: Buffer }>('/api/0/organizations/:organization/artifactbundle/assemble/', (request) => {
    const { checksum, chunks: wanted } = Assembly.parse(JSON.parse(request.body.toString()));
    const missing = wanted.filter((hash) => !chunks.has(hash));
    if (missing.length > 0) return { state: 'not_found', missingChunks: missing, detail: null };
    bundles.set(checksum, Buffer.concat(wanted.map((hash) => chunks.get(hash) ?? Buffer.alloc(0))));
    return { state: 'ok', missingChunks: [], detail: null };
  });

  // The command makes sure that the release exists.
  app.post('/api/0/projects/:organization/:project/releases/', (_request, reply) =>
    reply.code(201).send({ version: 'r', projects: [] }),
  );

  return Object.assign(service, { items, bundles });
}
