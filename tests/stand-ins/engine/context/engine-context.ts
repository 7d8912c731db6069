import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ResponseMode } from './response-mode';
import type { SaleOverrides } from './sale-overrides';
import type { Subscribers } from './subscribers';
import type { PageContent } from './page';
import type { Accounts } from '../accounts/accounts';
import type { SigningIn } from '../accounts/signing-in';
import type { ReturnPath } from '../return-path/return-path';

/** The state that the pages and calls of the engine share. */
export interface EngineContext {
  readonly app: FastifyInstance;
  readonly siteOrigin: string;
  readonly accounts: Accounts;
  readonly subscribers: Subscribers;
  readonly signingIn: SigningIn;
  readonly desk: SaleOverrides;
  readonly responseMode: ResponseMode;
  readonly now: () => Date;
  /** Sends a page with the signed-in user, and corrects the user's data for the site. */
  readonly sendPage: (reply: FastifyReply, page: PageContent) => FastifyReply;
  /** Parses the return path of a query or a form. */
  readonly returnPathOf: (source: unknown) => ReturnPath;
}
