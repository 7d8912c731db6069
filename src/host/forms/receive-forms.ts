import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorMessage } from '../../lib/error-message';
import { errorCode } from '../../lib/error-code';
import { notSentRoute, thanksRoute } from '../../model/derive/forms/form-fields';
import { clientAddress } from '../requests/client-address';
import { readPage } from '../site/read-page';
import { fillAnswerPage } from './answer-page';
import { isNavigation } from './is-navigation';
import { readSubmission, type Refused } from './read-submission';
import { answerTo, type Refusal } from './refusals';
import { isForeign } from './request-origin';
import type { FormStore, Submission, SubmissionEffects } from './stores/form-store';

/** Addresses that forms are sent to, without a slash at the end. */
const paths = ['/', thanksRoute.slice(0, -1)] as const;

const maxBytes = 32_768;
const limitWindowMs = 600_000;
/** Maximum number of clients whose posts are counted; those silent for the longest time are forgotten first. */
const maxClients = 20_000;

export interface ReceivingOptions {
  readonly store: FormStore;
  /** Posts of one address, or one IPv6 network of 64 bits, in ten minutes. */
  readonly rateLimit: number;
  /** Returns the data to store together with a submission; rejects if the form can't be accepted now. */
  readonly effectsOf: (submission: Submission) => Promise<SubmissionEffects>;
  /** Called once a submission is stored. */
  readonly onSaved?: () => void;
  /** The clock, in milliseconds. */
  readonly nowMs: () => number;
}

class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.refusal);
  }
}

/** Fastify's error codes for bodies that it refuses. */
const refusalOfCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-url-encoded',
};

/** Returns the reason of an error for which the sender is responsible; null for an error of the host. */
function refusedOf(error: unknown): Refused | null {
  if (error instanceof RefusedError) return error.refused;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (typeof status !== 'number' || status >= 500) return null;
  return { refusal: refusalOfCode[errorCode(error) ?? ''] ?? 'incomplete', form: null, fields: {} };
}

function refusedFor(refusal: Refusal): RefusedError {
  return new RefusedError({ refusal, form: null, fields: {} });
}

/** Returns whether forms can be sent to a path. */
export function isFormPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return paths.some((form) => path === form || path === `${form}/`);
}

/** Receives forms: each is stored before it is answered. */
export function receiveForms(app: FastifyInstance, options: ReceivingOptions): void {
  const { store, effectsOf, onSaved, nowMs } = options;

  async function refuse(request: FastifyRequest, reply: FastifyReply, refused: Refused) {
    const { refusal, form, fields } = refused;
    const { status, message, retryAfter } = answerTo(refusal);
    request.log.info({ form, refusal }, 'form refused');
    reply.code(status);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (!isNavigation(request)) return reply.send({ error: refusal, message, fields });
    const { files, manifest } = request.site;
    const errors = Object.values(fields).flatMap((error) => manifest.formErrors?.[error] ?? []);
    const page = fillAnswerPage(await readPage(files, notSentRoute), [message, ...new Set(errors)]);
    return reply.type('text/html; charset=utf-8').send(page);
  }

  async function save(request: FastifyRequest, submission: Submission): Promise<void> {
    let saved;
    try {
      saved = await store.saveSubmission(submission, await effectsOf(submission));
    } catch (error) {
      // Not the whole error, in which databases quote the values of a row.
      const reason = errorMessage(error);
      request.log.error({ code: errorCode(error), reason }, 'a form could not be stored');
      throw refusedFor('unavailable');
    }
    if (saved === 'taken') throw refusedFor('id-taken');
    request.log.info({ form: submission.form, id: submission.id }, 'form stored');
    onSaved?.();
  }

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const read = readSubmission(body, nowMs());
    if (!read.ok) return refuse(request, reply, read.failure);
    await save(request, read.value);
    return isNavigation(request) ? reply.redirect(thanksRoute, 303) : reply.send({ id: read.value.id });
  }

  app.addHook('onClose', () => store.close());
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    forms.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', 'no-store');
      if (isForeign(request.headers, request.host)) done(refusedFor('foreign-origin'));
      else if (request.headers['content-encoding'] !== undefined) done(refusedFor('not-url-encoded'));
      else done();
    });
    forms.setErrorHandler((error, request, reply) => {
      const refused = refusedOf(error);
      if (refused === null) throw error;
      return refuse(request, reply, refused);
    });
    await forms.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: limitWindowMs,
      cache: maxClients,
      keyGenerator: clientAddress,
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: () => refusedFor('too-many'),
    });
    for (const path of paths) {
      for (const url of path === '/' ? [path] : [path, `${path}/`])
        forms.post(url, { bodyLimit: maxBytes }, receive);
    }
  });
}
