import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { addSignInRoutes, type SignInOptions } from './cms-sign-in/sign-in-routes';
import { isFormPath, receiveForms, type ReceivingOptions } from './forms/receive-forms';
import { closeGracefully } from './graceful-shutdown';
import { createHttpServer } from './http-server';
import type { HostManifest } from '../model/derive/host-manifest';
import { addUnsubscribeRoute } from './reminders/unsubscribe-route';
import { addRebuildRoutes, type RebuildOptions } from './rebuilds/rebuild-routes';
import { addRequestLog } from './requests/request-log';
import type { RequestHandler } from './requests/request-order';
import { createSaleStatuses } from './sale-statuses/sale-statuses';
import { createSite, fixedSite, type ServedSite, type SiteSource } from './site/site';
import { addStaticFiles } from './site/static-files';
import { defaultTimeouts, type Timeouts } from './timeouts';

interface FormsOptions extends Pick<ReceivingOptions, 'store' | 'rateLimit' | 'effectsOf' | 'onSaved'> {
  /** Returns the secret that signs the links that end reminders; without it there are none. */
  readonly readSecret?: () => Promise<string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The site at the time of the request; its response uses it even if another one is published in the meantime. */
    site: ServedSite;
  }
}

/** A built site that is not replaced. */
interface FixedSite {
  readonly publicDir: string;
  readonly manifest: HostManifest<Date>;
}

interface CommonOptions {
  /** The auction engine, whose sale statuses are passed on; without one they are derived from the built content. */
  readonly engineOrigin?: string | null;
  /** Takes the forms of the site; without it they are answered with 405. */
  readonly forms?: FormsOptions | null;
  /** Takes requests for builds; without it there are none. */
  readonly rebuildRoutes?: RebuildOptions | null;
  /** Signs editors in at GitHub; without it the host does not. */
  readonly signIn?: SignInOptions | null;
  /** Addresses of proxies whose X-Forwarded headers give the client and the requested host. */
  readonly trustProxy?: readonly string[];
  /** The clock; the system's unless a test passes its own. */
  readonly now?: () => Date;
  /** Pino's level; silent unless given. */
  readonly logLevel?: string;
  /** Shorter than usual in tests. */
  readonly timeouts?: Partial<Timeouts>;
}

/** A built site, or a source of sites that replace one another. */
export type HostOptions = CommonOptions & (FixedSite | { readonly sites: SiteSource });

/**
 * Minimum time between checks for another site by sale statuses, which are requested far more often than anything else.
 */
const siteCheckMs = 1000;

/** Creates the host: a Fastify app that is not listening yet. */
export function createHost(options: HostOptions): FastifyInstance {
  const { engineOrigin = null, forms = null, now, logLevel = 'silent' } = options;
  const sites = 'sites' in options ? options.sites : fixedSite(createSite(options));
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const baseHeaders = () => sites.latest().baseHeaders;

  // A request target that can't be decoded never reaches a route or a hook.
  function refuseTarget(reply: Pick<FastifyReply, 'raw'>): void {
    const headers = { ...baseHeaders(), 'content-type': 'text/plain', 'content-length': '12' };
    reply.raw.writeHead(400, headers).end('Bad request\n');
  }

  const respondWithStatuses = createSaleStatuses({
    engineOrigin,
    site: () => {
      const { manifest, baseHeaders: headers } = sites.latest();
      return { schedules: manifest.schedules, baseHeaders: headers };
    },
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

  let siteCheckedAt = -Infinity;
  const handleStatuses: RequestHandler = (request, response) => {
    if (performance.now() - siteCheckedAt >= siteCheckMs) {
      siteCheckedAt = performance.now();
      void sites.current();
    }
    respondWithStatuses(request, response);
  };

  const app = fastify({
    ...createHttpServer({ handleStatuses, baseHeaders, timeouts }),
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: [...(options.trustProxy ?? [])],
    // Requests that arrived before the host closes still get a response.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      refuseTarget(reply);
    },
  });

  app.decorateRequest('site');
  app.addHook('onRequest', async (request, reply) => {
    request.site = await sites.current();
    reply.headers(request.site.baseHeaders);
    // Pages follow the clock of the host, so its responses have to state the time that it uses.
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
  app.get('/healthz', { logLevel: 'warn' }, async ({ site }, reply) => {
    const isReady = await site.files.isBuilt();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'no site',
        ...(site.release !== null && { release: site.release }),
      });
  });
  if (forms !== null) {
    receiveForms(app, {
      ...forms,
      nowMs: () => (now?.() ?? new Date()).getTime(),
    });
    const { store, readSecret } = forms;
    if (readSecret !== undefined)
      addUnsubscribeRoute(app, {
        store,
        readSecret,
        now: now ?? (() => new Date()),
      });
  }
  const { rebuildRoutes = null, signIn = null } = options;
  if (rebuildRoutes !== null) addRebuildRoutes(app, { ...rebuildRoutes, now: now ?? (() => new Date()) });
  if (signIn !== null) addSignInRoutes(app, signIn);
  addStaticFiles(app);
  return app;
}
