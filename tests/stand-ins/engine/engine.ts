import { setTimeout } from 'node:timers/promises';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ManifestSchedule } from '../../../src/model/derive/host-manifest';
import type { ResponseMode } from './context/response-mode';
import { addNewsletter } from './api/newsletter';
import { addSaleStatuses } from './api/sale-statuses';
import { createSaleOverrides } from './context/sale-overrides';
import { createSubscribers } from './context/subscribers';
import type { EngineContext } from './context/engine-context';
import { html } from './html/html';
import { renderPage, type PageContent } from './context/page';
import { safeHeaders } from './html/safe-headers';
import { style } from './html/style';
import { addAccountPages } from './pages/account-pages';
import { addAdminResponsesPage } from './pages/admin-responses-page';
import { addAdminSalesPage } from './pages/admin-sales-page';
import { addAdminUsersPage } from './pages/admin-users-page';
import { addBiddingPage } from './pages/bidding-page';
import { addLoginPages } from './pages/login-pages';
import { createAccounts } from './accounts/accounts';
import { isSameOriginPost } from './accounts/same-origin-post';
import { createSigningIn } from './accounts/signing-in';
import { readFields } from './return-path/fields';
import { parseReturnPath } from './return-path/return-path';

export interface EngineOptions {
  /** Scheme, host and port of the website, such as http://localhost:9000. */
  readonly siteOrigin: string;
  /** The sales of the last build. */
  readonly readSchedules: () => Promise<readonly ManifestSchedule<Date>[]>;
  readonly now?: () => Date;
  /** Waits for a number of milliseconds before a slow response. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Doesn't keep a stopping program alive. */
const pauseQuietly = (ms: number) => setTimeout(ms, null, { ref: false });

/** A small, faithful stand-in for the auction engine, not listening yet. */
export function createEngine({
  siteOrigin,
  readSchedules,
  now = () => new Date(),
  pause = pauseQuietly,
}: EngineOptions): FastifyInstance {
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
  const responseMode: ResponseMode = { kind: 'normally' };
  const desk = createSaleOverrides({ readSchedules, now });
  const signingIn = createSigningIn({ accounts, now, secure: siteOrigin.startsWith('https:') });

  function sendPage(reply: FastifyReply, page: PageContent): FastifyReply {
    const { request } = reply;
    const account = signingIn.signedIn(request);
    signingIn.refreshUserCookie(request, reply);
    const around = { siteOrigin, account, responseMode: responseMode.kind, byHand: desk.countOverrides() };
    return reply
      .code(page.status ?? 200)
      .headers(safeHeaders(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(renderPage(page, around).text);
  }

  const engine: EngineContext = {
    app,
    siteOrigin,
    accounts,
    subscribers: createSubscribers(),
    signingIn,
    desk,
    responseMode,
    now,
    sendPage,
    returnPathOf: (source) => parseReturnPath(readFields(source), siteOrigin),
  };

  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.url.startsWith('/api/') || isSameOriginPost(request))
      return undefined;
    const body = html`<p>This form was sent from elsewhere, so nothing was done.</p>`;
    return sendPage(reply, { title: 'Not accepted', status: 403, body });
  });
  app.get('/', (_request, reply) => reply.redirect('/login/'));
  addLoginPages(engine);
  addAccountPages(engine);
  addAdminSalesPage(engine);
  addAdminResponsesPage(engine);
  addAdminUsersPage(engine);
  addBiddingPage(engine);
  addNewsletter(engine);
  addSaleStatuses(engine, pause);
  app.get('/engine.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, {
      title: 'Page not found',
      status: 404,
      body: html`<p>The engine has no such page.</p>`,
    }),
  );
  return app;
}
