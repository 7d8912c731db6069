import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Accounts } from './accounts';
import type { Answering } from './answering';
import type { PageContent } from './page';
import type { SalesDesk } from './sales-desk';
import type { SigningIn } from './signing-in';
import type { Subscribers } from './subscribers';
import type { Way } from './way';

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
