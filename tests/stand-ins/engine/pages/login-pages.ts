import type { FastifyReply } from 'fastify';
import type { EngineContext } from '../context/engine-context';
import { html, type Html } from '../html/html';
import type { Account } from '../accounts/accounts';
import { readFields } from '../return-path/fields';
import { withReturnPath, destinationOf, returnPathFields, type ReturnPath } from '../return-path/return-path';

function renderPerson({ ID, UserName, Email, Admin }: Account): Html {
  return html`<label class="choice">
    <input type="radio" name="ID" value="${ID}" required />
    <span>${UserName}${Admin ? ' (administrator)' : null}<span class="hint">${Email}</span></span>
  </label>`;
}

/** Signing in as one of the engine's accounts, and signing out; both return to where the visitor was. */
export function addLoginPages({
  app,
  accounts,
  siteOrigin,
  signingIn,
  sendPage,
  returnPathOf,
}: EngineContext): void {
  function showLogin(
    reply: FastifyReply,
    returnPath: ReturnPath,
    account: Account | null,
    status = 200,
  ): FastifyReply {
    const error = html`<p class="errors" role="alert">Choose who you are.</p>`;
    const welcome =
      account === null
        ? null
        : html`<p>You are signed in as <strong>${account.UserName}</strong> (${account.Email}).</p>
            <p class="set">
              <a class="go" href="${destinationOf(returnPath, siteOrigin)}">Go on as ${account.UserName}</a>
              <a class="go" href="${withReturnPath('/logout/', { ...returnPath, next: null })}">Log out</a>
            </p>`;
    return sendPage(reply, {
      title: 'Log in',
      status,
      returnPath,
      body: html`${welcome}${status === 200 ? null : error}
        <form method="post" action="/login/">
          <fieldset>
            <legend>${account === null ? 'Who are you?' : 'Be someone else'}</legend>
            ${accounts.list().map(renderPerson)}
          </fieldset>
          ${returnPathFields(returnPath)}
          <button>Log in</button>
        </form>
        <p><a class="go" href="${withReturnPath('/register/', returnPath)}">Create an account</a></p>`,
    });
  }

  app.get('/login/', (request, reply) =>
    showLogin(reply, returnPathOf(request.query), signingIn.signedIn(request)),
  );
  app.post('/login/', (request, reply) => {
    const returnPath = returnPathOf(request.body);
    const account = accounts.find(readFields(request.body).ID ?? '');
    if (account === null) return showLogin(reply, returnPath, signingIn.signedIn(request), 422);
    signingIn.signIn(request, reply, account);
    return reply.redirect(destinationOf(returnPath, siteOrigin), 303);
  });

  // A link of the site or a typed address signs out at once; a link from anywhere else has to be confirmed.
  app.get('/logout/', (request, reply) => {
    const { back } = returnPathOf(request.query);
    const returnPath: ReturnPath = { back, next: null };
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      return sendPage(reply, {
        title: 'Log out',
        returnPath,
        body: html`<form method="post" action="/logout/">
          <p>A page of another site sent you here. Do you want to log out?</p>
          ${returnPathFields(returnPath)}
          <p><button>Log out</button></p>
        </form>`,
      });
    }
    signingIn.signOut(request, reply);
    return reply.redirect(destinationOf(returnPath, siteOrigin), 303);
  });
  app.post('/logout/', (request, reply) => {
    signingIn.signOut(request, reply);
    return reply.redirect(destinationOf(returnPathOf(request.body), siteOrigin), 303);
  });
}
