import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../../lib/error-code';
import { isSameSecret } from '../requests/same-secret';
import type { RebuildQueue } from './rebuild-queue';
import type { RebuildSettings } from './rebuild-settings';
import { readSignedId, replayWindowMs, type SignatureFault } from './webhook-signature';

export interface RebuildOptions extends Pick<RebuildSettings, 'secret' | 'token'> {
  readonly queue: RebuildQueue;
}

/** For editors: GET returns the status, POST requests a build. */
const statusPath = '/api/rebuilds';

/** For programs: signed messages request a build. */
const hookPath = '/api/rebuilds/hook';

const maxBytes = 65_536;

type Refusal = SignatureFault | 'not-allowed' | 'too-large' | 'wrong-method' | 'bad-request';

const refusals = {
  'not-signed': [401, 'Send webhook-id, webhook-timestamp (seconds) and webhook-signature with the message.'],
  'bad-signature': [401, 'The signature does not fit the message. Compare the secret with REBUILD_SECRET.'],
  'old-timestamp': [401, 'The message was sent more than five minutes ago, or the clocks differ.'],
  'not-allowed': [401, 'Send the token of the editors: Authorization: Bearer and REBUILD_TOKEN.'],
  'too-large': [413, 'The message is too large. Send 64 kB at most.'],
  'wrong-method': [405, 'This address does not take requests of this kind.'],
  'bad-request': [400, 'The message did not arrive completely.'],
} as const satisfies Readonly<Record<Refusal, readonly [number, string]>>;

async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const [status, message] = refusals[refusal];
  request.log.info({ refusal }, 'rebuild refused');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ error: refusal, message });
}

/** Remembers messages for as long as they could be sent again. */
function createReplayGuard() {
  const seen = new Map<string, number>();
  return function isFirst(id: string, nowMs: number): boolean {
    for (const [known, time] of seen) {
      // A message may be dated one window ahead, and be repeated until one window after its date.
      if (nowMs - time <= 2 * replayWindowMs) break;
      seen.delete(known);
    }
    if (seen.has(id)) return false;
    seen.set(id, nowMs);
    return true;
  };
}

/** Lets programs and editors request builds, and editors follow them. */
export function addRebuildRoutes(
  app: FastifyInstance,
  { queue, secret, token, now }: RebuildOptions & { readonly now: () => Date },
): void {
  const isFirst = createReplayGuard();

  async function takeHook(request: FastifyRequest, reply: FastifyReply, known: string) {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const nowMs = now().getTime();
    const signed = readSignedId({ headers: request.headers, body }, known, nowMs);
    if ('fault' in signed) return refuse(request, reply, signed.fault);
    // Senders repeat a message if its answer was lost.
    if (!isFirst(signed.id, nowMs)) return reply.send({ rebuild: 'taken-before' });
    return reply.code(202).send({ rebuild: queue.request() });
  }

  function isEditor({ headers }: FastifyRequest, known: string): boolean {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return isSameSecret(given, known);
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    scope.setErrorHandler((error, request, reply) => {
      const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
      if (errorCode(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(request, reply, 'too-large');
      if (typeof status === 'number' && status < 500) return refuse(request, reply, 'bad-request');
      throw error;
    });
    if (secret !== null) {
      scope.post(hookPath, { bodyLimit: maxBytes }, (request, reply) => takeHook(request, reply, secret));
      const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
      scope.route({
        method: others,
        url: hookPath,
        handler: (request, reply) => refuse(request, reply.header('allow', 'POST'), 'wrong-method'),
      });
    }
    if (token !== null) {
      scope.get(statusPath, async (request, reply) => {
        if (!isEditor(request, token)) return refuse(request, reply, 'not-allowed');
        const { release, manifest } = request.site;
        const nextChangeAt = manifest.nextChangeAt?.toISOString() ?? null;
        return reply.send({ ...(await queue.status()), release, nextChangeAt });
      });
      scope.post(statusPath, { bodyLimit: maxBytes }, async (request, reply) => {
        if (!isEditor(request, token)) return refuse(request, reply, 'not-allowed');
        return reply.code(202).send({ rebuild: queue.request() });
      });
      scope.route({
        method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: statusPath,
        handler: (request, reply) =>
          refuse(request, reply.header('allow', 'GET, HEAD, POST'), 'wrong-method'),
      });
    }
    done();
  });
}
