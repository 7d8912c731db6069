import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { SaleSchedule } from '../../../src/host/read-manifest';
import { addAccountPages } from './account-pages';
import { createAccounts } from './accounts';
import { addAdminPages } from './admin-pages';
import { addBiddingPage } from './bidding-page';
import type { EngineContext } from './engine-context';
import { renderPage } from './html';
import { addNewsletter } from './newsletter';
import { addSaleStatuses } from './sale-statuses';
import { createSubscribers } from './subscribers';
import { readUserCookie } from './user-cookie';

export interface EngineOptions {
  /** Scheme, host and port of the website, such as http://localhost:9000. */
  readonly siteOrigin: string;
  /** The sales as last built. */
  readonly readSchedules: () => Promise<readonly SaleSchedule[]>;
  readonly now?: () => Date;
}

/** A small honest stand-in for the auction engine, not listening yet. */
export function createEngine({ siteOrigin, readSchedules, now }: EngineOptions): FastifyInstance {
  const app = fastify({
    logger: { level: 'error' },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  const accounts = createAccounts();
  const engine: EngineContext = {
    app,
    siteOrigin,
    accounts,
    subscribers: createSubscribers(),
    readSchedules,
    now: now ?? (() => new Date()),
    signedIn(request) {
      const claimed = readUserCookie(request.headers.cookie);
      return claimed === null ? null : accounts.find(claimed.ID);
    },
    sendPage(reply, title, body, status = 200) {
      reply.header('cache-control', 'no-store').code(status).type('text/html; charset=utf-8');
      return reply.send(renderPage(title, body, siteOrigin));
    },
  };
  addAccountPages(engine);
  addAdminPages(engine);
  addBiddingPage(engine);
  addNewsletter(engine);
  addSaleStatuses(engine);
  app.setNotFoundHandler((_request, reply) => engine.sendPage(reply, 'Page not found', '', 404));
  return app;
}
