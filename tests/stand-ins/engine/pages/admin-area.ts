import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EngineContext } from '../context/engine-context';
import { html } from '../html/html';
import { withReturnPath, type ReturnPath } from '../return-path/return-path';

type AdminPath = '/admin/auctions/' | '/admin/responses/' | '/admin/users/';

/** Lets administrators in, sends anonymous visitors to the login page, and refuses everybody else. */
export function requireAdmin(
  { signingIn, sendPage }: EngineContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, back }: { readonly path: AdminPath; readonly back: ReturnPath['back'] },
): FastifyReply | null {
  const account = signingIn.signedIn(request);
  if (account?.Admin === true) return null;
  const login = withReturnPath('/login/', { back, next: path });
  if (account === null) return reply.redirect(login, 303);
  return sendPage(reply, {
    title: 'For administrators',
    status: 403,
    returnPath: { back, next: null },
    body: html`<p><a class="go" href="${login}">Log in as an administrator</a></p>`,
  });
}
