import type { FastifyReply } from 'fastify';
import type { EngineContext } from '../context/engine-context';
import { html } from '../html/html';
import { readDetails, type DetailsErrors } from '../accounts/details';
import { readFields } from '../return-path/fields';
import { withReturnPath, destinationOf, type ReturnPath } from '../return-path/return-path';
import { renderDetailsForm } from './details-form';

type Fields = Readonly<Record<string, string>>;

/** Creating an account and editing it; each returns to where the visitor was. */
export function addAccountPages(engine: EngineContext): void {
  const { app, accounts, siteOrigin, signingIn, sendPage, returnPathOf } = engine;

  function showRegister(
    reply: FastifyReply,
    returnPath: ReturnPath,
    fields: Fields,
    errors: DetailsErrors = {},
  ) {
    const wrong = Object.keys(errors).length > 0;
    const form = renderDetailsForm({
      action: '/register/',
      button: 'Create the account',
      phoneHint: 'Ten digits. You may leave it empty.',
      fields,
      errors,
      returnPath,
    });
    return sendPage(reply, {
      title: 'Create an account',
      status: wrong ? 422 : 200,
      returnPath,
      body: html`${form}
        <p><a class="go" href="${withReturnPath('/login/', returnPath)}">Log in with an account</a></p>`,
    });
  }

  app.get('/register/', (request, reply) => showRegister(reply, returnPathOf(request.query), {}));
  app.post('/register/', (request, reply) => {
    const fields = readFields(request.body);
    const returnPath = returnPathOf(fields);
    const details = readDetails(fields, accounts, null);
    if (!details.ok) return showRegister(reply, returnPath, fields, details.failure);
    signingIn.signIn(request, reply, accounts.register(details.value));
    return reply.redirect(destinationOf(returnPath, siteOrigin), 303);
  });

  function showProfile(
    reply: FastifyReply,
    returnPath: ReturnPath,
    fields: Fields,
    errors: DetailsErrors = {},
  ) {
    const wrong = Object.keys(errors).length > 0;
    return sendPage(reply, {
      title: 'Your account',
      status: wrong ? 422 : 200,
      returnPath,
      body: renderDetailsForm({
        action: '/profile/',
        button: 'Save',
        phoneHint: 'Ten digits. Leave it empty to remove your number.',
        fields,
        errors,
        returnPath,
      }),
    });
  }
  const askToLogIn = (reply: FastifyReply, { back }: ReturnPath) =>
    reply.redirect(withReturnPath('/login/', { back, next: '/profile/' }), 303);

  app.get('/profile/', (request, reply) => {
    const returnPath = returnPathOf(request.query);
    const account = signingIn.signedIn(request);
    if (account === null) return askToLogIn(reply, returnPath);
    const { UserName, Email, PhoneNumber = '' } = account;
    return showProfile(reply, returnPath, { UserName, Email, PhoneNumber });
  });
  app.post('/profile/', (request, reply) => {
    const fields = readFields(request.body);
    const returnPath = returnPathOf(fields);
    const account = signingIn.signedIn(request);
    if (account === null) return askToLogIn(reply, returnPath);
    const details = readDetails(fields, accounts, account);
    if (!details.ok) return showProfile(reply, returnPath, fields, details.failure);
    accounts.update(account, details.value);
    signingIn.refreshUserCookie(request, reply);
    return reply.redirect(destinationOf(returnPath, siteOrigin), 303);
  });
}
