import type { FastifyReply } from 'fastify';
import type { EngineContext } from '../engine-context';
import { html, type Html } from '../html/html';
import type { Account } from '../people/accounts';
import { readFields } from '../way/fields';
import { along, goal, wayFields, type Way } from '../way/way';

function renderPerson({ ID, UserName, Email, Admin }: Account): Html {
  return html`<label class="choice">
    <input type="radio" name="ID" value="${ID}" required />
    <span>${UserName}${Admin ? ' (administrator)' : null}<span class="hint">${Email}</span></span>
  </label>`;
}

/** Signing in as one of the people whom the engine knows, and signing out; both return to where the visitor was. */
export function addLoginPages({
  app,
  accounts,
  siteOrigin,
  signingIn,
  sendPage,
  wayOf,
}: EngineContext): void {
  function showLogin(reply: FastifyReply, way: Way, account: Account | null, status = 200): FastifyReply {
    const error = html`<p class="errors" role="alert">Choose who you are.</p>`;
    const welcome =
      account === null
        ? null
        : html`<p>You are signed in as <strong>${account.UserName}</strong> (${account.Email}).</p>
            <p class="set">
              <a class="go" href="${goal(way, siteOrigin)}">Go on as ${account.UserName}</a>
              <a class="go" href="${along('/logout/', { ...way, next: null })}">Log out</a>
            </p>`;
    return sendPage(reply, {
      title: 'Log in',
      status,
      way,
      body: html`${welcome}${status === 200 ? null : error}
        <form method="post" action="/login/">
          <fieldset>
            <legend>${account === null ? 'Who are you?' : 'Be someone else'}</legend>
            ${accounts.list().map(renderPerson)}
          </fieldset>
          ${wayFields(way)}
          <button>Log in</button>
        </form>
        <p><a class="go" href="${along('/register/', way)}">Create an account</a></p>`,
    });
  }

  app.get('/login/', (request, reply) => showLogin(reply, wayOf(request.query), signingIn.signedIn(request)));
  app.post('/login/', (request, reply) => {
    const way = wayOf(request.body);
    const account = accounts.find(readFields(request.body).ID ?? '');
    if (account === null) return showLogin(reply, way, signingIn.signedIn(request), 422);
    signingIn.signIn(request, reply, account);
    return reply.redirect(goal(way, siteOrigin), 303);
  });

  // A link of the site or an address that was typed signs out at once; a link anywhere else has to be confirmed.
  app.get('/logout/', (request, reply) => {
    const { back } = wayOf(request.query);
    const way: Way = { back, next: null };
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      return sendPage(reply, {
        title: 'Log out',
        way,
        body: html`<form method="post" action="/logout/">
          <p>A page of another site sent you here. Do you want to log out?</p>
          ${wayFields(way)}
          <p><button>Log out</button></p>
        </form>`,
      });
    }
    signingIn.signOut(request, reply);
    return reply.redirect(goal(way, siteOrigin), 303);
  });
  app.post('/logout/', (request, reply) => {
    signingIn.signOut(request, reply);
    return reply.redirect(goal(wayOf(request.body), siteOrigin), 303);
  });
}
