import type { FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange, type ByteRange } from './byte-range';
import { openEncoded } from './content-encoding';
import { contentKind } from './content-type';
import { createFileTags, fulfilsIfMatch, matchesEtag } from './etags';
import type { OpenFile } from './public-files';

/** Files up to this size are read at once, which is faster than a stream. */
const readAtOnceBytes = 128 * 1024;

/** Reads exactly `length` bytes. */
async function readWhole(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const body = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(body, filled, length - filled, start + filled);
    if (bytesRead === 0) throw new Error('The file has become shorter while it was read');
    filled += bytesRead;
  }
  return body;
}

/** A stream of a part of an open file, bound to the connection and to the length that was announced. */
function streamPart({ raw }: FastifyRequest, reply: FastifyReply, handle: FileHandle, part: ByteRange) {
  const { socket } = raw;
  const stream = handle.createReadStream(part);
  // The response is not notified of the connection's end while it waits behind another one.
  const abort = () => stream.destroy();
  socket.once('close', abort);
  stream.once('close', () => socket.off('close', abort));
  // After fewer bytes than announced the client would wait for more.
  stream.once('end', () => {
    if (stream.bytesRead < part.end - part.start + 1) reply.raw.destroy();
  });
  if (socket.destroyed) stream.destroy();
  return stream;
}

/** The range of the request; HTTP defines ranges for GET alone. */
function requestedRange({ method, headers }: FastifyRequest, etag: string, bytes: number) {
  if (method !== 'GET' || headers.range === undefined) return null;
  const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === etag;
  return isUnchanged ? parseByteRange(headers.range, bytes) : null;
}

/**
 * Sends a file and closes it, with its type, the best encoding and a strong ETag. Supports conditional requests (304,
 * 412) and, for files that are not compressed, range requests (206). A status other than 200 (the error pages) is sent
 * without conditions.
 */
export function createSendFile() {
  const etagOfFile = createFileTags();

  /** Sets status and headers, and returns the body if there is one. */
  async function prepare(request: FastifyRequest, reply: FastifyReply, source: OpenFile, status: number) {
    const toClose = new Set([source.handle]);
    try {
      const { type, compressible } = contentKind(source.path);
      const tag = await etagOfFile(source);
      const encoded = compressible
        ? await openEncoded(source, tag, request.headers['accept-encoding'])
        : null;
      const { handle, bytes } = encoded?.file ?? source;
      toClose.add(handle);
      if (compressible) reply.header('vary', 'Accept-Encoding');
      let range: ReturnType<typeof requestedRange> = null;
      if (status === 200) {
        const etag = encoded === null ? `"${tag}"` : `"${tag}-${encoded.encoding}"`;
        reply.header('etag', etag);
        if (!fulfilsIfMatch(request.headers['if-match'], etag)) {
          reply.code(412);
          return undefined;
        }
        if (matchesEtag(request.headers['if-none-match'], etag)) {
          reply.code(304);
          return undefined;
        }
        if (!compressible) {
          reply.header('accept-ranges', 'bytes');
          range = requestedRange(request, etag, bytes);
        }
      }
      if (range === 'unsatisfiable') {
        reply.code(416).header('content-range', `bytes */${bytes}`);
        return undefined;
      }
      if (range !== null) reply.header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
      if (encoded !== null) reply.header('content-encoding', encoded.encoding);
      const part = range ?? { start: 0, end: bytes - 1 };
      const length = part.end - part.start + 1;
      reply.code(range === null ? status : 206).headers({ 'content-type': type, 'content-length': length });
      if (request.method === 'HEAD' || length === 0) return undefined;
      if (length <= readAtOnceBytes) return await readWhole(handle, part.start, length);
      toClose.delete(handle);
      return streamPart(request, reply, handle, part);
    } finally {
      for (const handle of toClose) await handle.close();
    }
  }

  return async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    source: OpenFile,
    status = 200,
  ) {
    return reply.send(await prepare(request, reply, source, status));
  };
}
