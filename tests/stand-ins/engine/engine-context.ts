import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SaleSchedule } from '../../../src/host/read-manifest';
import type { Account, Accounts } from './accounts';
import type { Subscribers } from './subscribers';

/** What the pages of the engine share. */
export interface EngineContext {
  readonly app: FastifyInstance;
  readonly siteOrigin: string;
  readonly accounts: Accounts;
  readonly subscribers: Subscribers;
  readonly readSchedules: () => Promise<readonly SaleSchedule[]>;
  readonly now: () => Date;
  /** Who is signed in, as the engine itself knows them; the cookie's own claims are not trusted. */
  readonly signedIn: (request: FastifyRequest) => Account | null;
  readonly sendPage: (reply: FastifyReply, title: string, body: string, status?: number) => FastifyReply;
}
