import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange, type ByteRange } from './byte-range';
import { chooseCoding } from './content-encoding';
import { contentKind } from './content-type';
import { createEntityTags, matchesTag } from './etags';
import type { FoundFile } from './find-file';

/** Up to this size a file is read at once, which is quicker than a stream. */
const readAtOnceBytes = 128 * 1024;

function rangeOf(request: FastifyRequest, etag: string, bytes: number): ByteRange | 'unsatisfiable' | null {
  const ifRange = request.headers['if-range'];
  return ifRange === undefined || ifRange === etag ? parseByteRange(request.headers.range, bytes) : null;
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, bytes }: FoundFile,
  part?: ByteRange,
) {
  const length = part === undefined ? bytes : part.end - part.start + 1;
  reply.header('content-length', length);
  if (request.method === 'HEAD' || length === 0) return reply.send();
  if (part === undefined && bytes <= readAtOnceBytes) {
    const body = await readFile(file);
    return reply.header('content-length', body.byteLength).send(body);
  }
  return reply.send(createReadStream(file, part));
}

/**
 * Sends a file with its type, the best coding and a strong ETag; answers conditional requests with 304 and,
 * for sound, video and documents, requests for a part with 206. A status other than 200 (the 404 and 500
 * pages) is sent without conditions.
 */
export function createSendFile() {
  const tagOfFile = createEntityTags();
  return async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    source: FoundFile,
    status = 200,
  ) {
    const kind = contentKind(source.file);
    if (kind.compressible) reply.header('vary', 'Accept-Encoding');
    const { found, coding } = kind.compressible
      ? await chooseCoding(source, request.headers['accept-encoding'])
      : { found: source, coding: null };
    if (status === 200) {
      const tag = await tagOfFile(source);
      const etag = coding === null ? `"${tag}"` : `"${tag}-${coding}"`;
      reply.header('etag', etag);
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      if (kind.seekable) {
        reply.header('accept-ranges', 'bytes');
        const part = rangeOf(request, etag, found.bytes);
        if (part === 'unsatisfiable') {
          return reply.code(416).header('content-range', `bytes */${found.bytes}`).send();
        }
        if (part !== null) {
          const range = `bytes ${part.start}-${part.end}/${found.bytes}`;
          reply.code(206).header('content-range', range).type(kind.type);
          return sendBody(request, reply, found, part);
        }
      }
    }
    if (coding !== null) reply.header('content-encoding', coding);
    reply.code(status).type(kind.type);
    return sendBody(request, reply, found);
  };
}
