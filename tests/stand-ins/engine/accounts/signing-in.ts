import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Accounts } from './accounts';
import { readCookie, writeCookie } from './cookies';
import { createSessions, sessionSeconds } from './sessions';
import { encodeUser, userCookie } from './user-cookie';

const sessionCookie = 'EngineSession';

interface SigningInOptions {
  readonly accounts: Accounts;
  readonly now: () => Date;
  /** True when the cookies are sent over TLS only. */
  readonly secure: boolean;
}

/** Two cookies: the session, which the engine uses, and the user's data for the site. */
export function createSigningIn({ accounts, now, secure }: SigningInOptions) {
  const sessions = createSessions(now);
  const idOf = (request: FastifyRequest) => readCookie(request.headers.cookie, sessionCookie) ?? '';

  function setSession(reply: FastifyReply, id: string, maxAgeSeconds: number): void {
    reply.header('set-cookie', writeCookie(sessionCookie, id, { maxAgeSeconds, scripts: false, secure }));
  }
  function setUser(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    reply.header('set-cookie', writeCookie(userCookie, value, { maxAgeSeconds, scripts: true, secure }));
  }
  function signedIn(request: FastifyRequest): Account | null {
    const accountId = sessions.accountId(idOf(request));
    return accountId === null ? null : accounts.find(accountId);
  }

  return {
    signedIn,
    signIn(request: FastifyRequest, reply: FastifyReply, account: Account): void {
      sessions.end(idOf(request));
      setSession(reply, sessions.start(account.ID), sessionSeconds);
      setUser(reply, encodeUser(account), sessionSeconds);
    },
    signOut(request: FastifyRequest, reply: FastifyReply): void {
      sessions.end(idOf(request));
      setSession(reply, '', 0);
      setUser(reply, '', 0);
    },
    /** Rewrites the user's data for the site if they differ from the session: edited, lost, forged, or out of date. */
    refreshUserCookie(request: FastifyRequest, reply: FastifyReply): void {
      const shown = readCookie(request.headers.cookie, userCookie);
      const account = signedIn(request);
      if (account === null) {
        if (shown !== null) setUser(reply, '', 0);
        return;
      }
      const value = encodeUser(account);
      if (shown !== value) setUser(reply, value, sessionSeconds);
    },
  };
}
export type SigningIn = ReturnType<typeof createSigningIn>;
