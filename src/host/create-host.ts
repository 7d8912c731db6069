import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { isFormPath, receiveForms, type ReceivingOptions } from './forms/receive-forms';
import { closeGracefully } from './graceful-shutdown';
import { compileHeaderRules } from './header-rules';
import { createHttpServer } from './http-server';
import { createPublicFiles } from './public-files';
import { readPage } from './read-page';
import { notSentRoute, unsubscribeRoute } from '../model/derive/forms/form-fields';
import type { HostManifest } from '../model/derive/host-manifest';
import { addUnsubscribeRoute } from './reminders/unsubscribe-route';
import { addRequestLog } from './request-log';
import { createSaleStatuses } from './sale-statuses/sale-statuses';
import { addStaticFiles } from './static-files';
import { defaultTimeouts, type Timeouts } from './timeouts';

interface FormsOptions extends Pick<ReceivingOptions, 'store' | 'rateLimit' | 'effectsOf' | 'onSaved'> {
  /** Returns what signs the links that end reminders; without it there are none. */
  readonly readSecret?: () => Promise<string>;
}

export interface HostOptions {
  /** The built site. */
  readonly publicDir: string;
  readonly manifest: HostManifest<Date>;
  /** The auction engine, whose sale statuses are passed on; without one they are derived from the built content. */
  readonly engineOrigin?: string | null;
  /** Takes the forms of the site; without it they are answered with 405. */
  readonly forms?: FormsOptions | null;
  /** Addresses of proxies whose X-Forwarded headers name the client and the host that it asked for. */
  readonly trustProxy?: readonly string[];
  /** The clock; the system's unless a test passes its own. */
  readonly now?: () => Date;
  /** Pino's level; silent unless given. */
  readonly logLevel?: string;
  /** Shorter than usual in tests. */
  readonly timeouts?: Partial<Timeouts>;
}

/** Creates the host: a Fastify app that is not listening yet. */
export function createHost(options: HostOptions): FastifyInstance {
  const { publicDir, manifest, engineOrigin = null, forms = null, now, logLevel = 'silent' } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const files = createPublicFiles(publicDir);
  const baseHeaders = compileHeaderRules(manifest.headers)('/');

  // A target that can't be decoded never reaches a route or a hook.
  function refuseTarget(reply: Pick<FastifyReply, 'raw'>): void {
    const headers = { ...baseHeaders, 'content-type': 'text/plain', 'content-length': '12' };
    reply.raw.writeHead(400, headers).end('Bad request\n');
  }

  const handleStatuses = createSaleStatuses({
    engineOrigin,
    schedules: manifest.schedules,
    baseHeaders,
    log: {
      warn: (line) => {
        app.log.warn(line);
      },
      info: (line) => {
        app.log.info(line);
      },
    },
    ...(now !== undefined && { now }),
  });

  const app = fastify({
    ...createHttpServer({ handleStatuses, baseHeaders, timeouts }),
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: [...(options.trustProxy ?? [])],
    // Requests that reached the host before it closes still get a response.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      refuseTarget(reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(baseHeaders);
    // Pages follow the clock of the host, so its responses have to carry the time that it uses.
    if (now !== undefined) reply.header('date', now().toUTCString());
    if (request.is404) {
      // A target without a path has no route, whatever its method.
      if (request.method === 'GET' || request.method === 'HEAD')
        return reply.code(400).type('text/plain').send('Bad request\n');
      const allowed = forms !== null && isFormPath(request.url) ? 'GET, HEAD, POST' : 'GET, HEAD';
      return reply.code(405).header('allow', allowed).type('text/plain').send('Method not allowed\n');
    }
  });

  addRequestLog(app);
  closeGracefully(app, timeouts.stoppingMs);
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await files.isBuilt();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'no site' });
  });
  if (forms !== null) {
    receiveForms(app, {
      ...forms,
      errorTexts: manifest.formErrors ?? {},
      readAnswerPage: () => readPage(files, notSentRoute),
      nowMs: () => (now?.() ?? new Date()).getTime(),
    });
    const { store, readSecret } = forms;
    if (readSecret !== undefined)
      addUnsubscribeRoute(app, {
        store,
        readSecret,
        readButtonPage: () => readPage(files, unsubscribeRoute),
        now: now ?? (() => new Date()),
      });
  }
  addStaticFiles(app, { files, headers: manifest.headers, redirects: manifest.redirects });
  return app;
}
