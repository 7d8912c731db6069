import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { closeConnectionsWhenStopping } from './graceful-shutdown';
import { createFrontServer } from './http-server';
import { compileHeaderRules } from './header-rules';
import type { HostManifest } from './read-manifest';
import { addRequestLog } from './request-log';
import { createSaleStatuses } from './sale-statuses/sale-statuses';
import { addStaticFiles } from './static-files';

export interface HostOptions {
  /** The built site. */
  readonly publicDir: string;
  readonly manifest: HostManifest;
  /** The auction engine, whose sale statuses are passed on; without one they follow from the built content. */
  readonly engineOrigin?: string | null;
  /** The clock; the system's unless a test brings its own. */
  readonly now?: () => Date;
  /** Pino's level; silent unless given. */
  readonly logLevel?: string;
}

/** The host as a Fastify app that is not listening yet. */
export function createHost(options: HostOptions): FastifyInstance {
  const { publicDir, manifest, engineOrigin = null, now, logLevel = 'silent' } = options;
  const baseHeaders = compileHeaderRules(manifest.headers)('/');

  // An address that can't be decoded never reaches a route or a hook.
  function badAddress(reply: Pick<FastifyReply, 'raw'>): void {
    reply.raw.writeHead(400, { ...baseHeaders, 'content-type': 'text/plain' }).end('Bad request\n');
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
    serverFactory: createFrontServer({
      path: '/api/sale-statuses',
      handle: handleStatuses,
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
    }),
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      badAddress(reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(baseHeaders);
    // Pages follow the clock of the host, so its answers have to tell the time by which it goes.
    if (now !== undefined) reply.header('date', now().toUTCString());
    if (request.is404) {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
    }
  });

  addRequestLog(app);
  closeConnectionsWhenStopping(app);
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  addStaticFiles(app, { publicDir, headers: manifest.headers, redirects: manifest.redirects });
  return app;
}
