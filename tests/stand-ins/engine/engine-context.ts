import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Answering } from './calls/answering';
import type { SalesDesk } from './calls/sales-desk';
import type { Subscribers } from './calls/subscribers';
import type { PageContent } from './pages/page';
import type { Accounts } from './people/accounts';
import type { SigningIn } from './people/signing-in';
import type { Way } from './way/way';

/** What the pages and calls of the engine share. */
export interface EngineContext {
  readonly app: FastifyInstance;
  readonly siteOrigin: string;
  readonly accounts: Accounts;
  readonly subscribers: Subscribers;
  readonly signingIn: SigningIn;
  readonly desk: SalesDesk;
  readonly answering: Answering;
  readonly now: () => Date;
  /** Sends a page with whoever is signed in, and mends what the site shows of them. */
  readonly sendPage: (reply: FastifyReply, page: PageContent) => FastifyReply;
  /** The way of a query or a form. */
  readonly wayOf: (source: unknown) => Way;
}
