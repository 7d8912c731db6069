import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DetailsSchema, type Account } from './accounts';
import type { EngineContext } from './engine-context';
import { escapeHtml, renderField } from './html';
import { returnAddress } from './return-address';
import { signInCookie, signOutCookie } from './user-cookie';

const TextFieldsSchema = z.record(z.string(), z.string()).catch({});

function detailsForm(
  action: string,
  button: string,
  fields: Record<string, string>,
  back: string | null,
): string {
  const value = (name: string) => fields[name] ?? '';
  return `<form method="post" action="${action}">
${renderField('UserName', 'Name', value('UserName'), 'autocomplete="name" required')}
${renderField('Email', 'E-mail', value('Email'), 'type="email" autocomplete="email" required')}
${renderField('PhoneNumber', 'Phone (optional)', value('PhoneNumber'), 'type="tel" autocomplete="tel"')}
<input type="hidden" name="return" value="${escapeHtml(back ?? '')}">
<button>${button}</button>
</form>`;
}

/** Signing in and out, registering and editing the account; each returns to the site. */
export function addAccountPages({ app, accounts, siteOrigin, signedIn, sendPage }: EngineContext): void {
  const fieldsOf = (request: FastifyRequest) => TextFieldsSchema.parse(request.body ?? {});
  const backOf = (fields: unknown) => returnAddress(TextFieldsSchema.parse(fields).return, siteOrigin);
  const returnTo = (reply: FastifyReply, back: string | null) =>
    reply.redirect(back ?? `${siteOrigin}/`, 303);
  const signIn = (reply: FastifyReply, account: Account, back: string | null) =>
    returnTo(reply.header('set-cookie', signInCookie(account)), back);

  function showLogin(reply: FastifyReply, back: string | null, status = 200) {
    const people = accounts.list().map(({ ID, UserName, Admin }) => {
      const label = `${escapeHtml(UserName)}${Admin ? ' (administrator)' : ''}`;
      return `<label><input type="radio" name="ID" value="${escapeHtml(ID)}" required> ${label}</label>`;
    });
    const error = status === 200 ? '' : '<p class="error" role="alert">Choose who you are.</p>';
    const query = back === null ? '' : `?return=${encodeURIComponent(back)}`;
    return sendPage(
      reply,
      'Log in',
      `${error}<form method="post" action="/login/"><fieldset><legend>Who are you?</legend>${people.join('\n')}</fieldset>
<input type="hidden" name="return" value="${escapeHtml(back ?? '')}">
<button>Log in</button></form>
<p><a href="/register/${escapeHtml(query)}">Create an account</a></p>`,
      status,
    );
  }

  app.get('/login/', (request, reply) => showLogin(reply, backOf(request.query)));
  app.post('/login/', (request, reply) => {
    const fields = fieldsOf(request);
    const account = accounts.find(fields.ID ?? '');
    return account === null ? showLogin(reply, backOf(fields), 422) : signIn(reply, account, backOf(fields));
  });
  app.get('/logout/', (request, reply) =>
    returnTo(reply.header('set-cookie', signOutCookie), backOf(request.query)),
  );

  function showDetails(
    reply: FastifyReply,
    page: { readonly title: string; readonly action: string; readonly button: string },
    fields: Record<string, string>,
    back: string | null,
    error?: z.ZodError,
  ) {
    const lines = error?.issues.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
    const summary = lines === undefined ? '' : `<ul class="error" role="alert">${lines}</ul>`;
    const form = detailsForm(page.action, page.button, fields, back);
    return sendPage(reply, page.title, summary + form, error === undefined ? 200 : 422);
  }

  const registering = { title: 'Create an account', action: '/register/', button: 'Create the account' };
  app.get('/register/', (request, reply) => showDetails(reply, registering, {}, backOf(request.query)));
  app.post('/register/', (request, reply) => {
    const fields = fieldsOf(request);
    const details = DetailsSchema.safeParse(fields);
    return details.success
      ? signIn(reply, accounts.register(details.data), backOf(fields))
      : showDetails(reply, registering, fields, backOf(fields), details.error);
  });

  const editing = { title: 'Your account', action: '/profile/', button: 'Save' };
  const askToLogIn = (reply: FastifyReply) =>
    sendPage(reply, 'Your account', '<p><a href="/login/">Log in</a> to see your account.</p>', 401);
  app.get('/profile/', (request, reply) => {
    const account = signedIn(request);
    if (account === null) return askToLogIn(reply);
    const { UserName, Email, PhoneNumber = '' } = account;
    return showDetails(reply, editing, { UserName, Email, PhoneNumber }, backOf(request.query));
  });
  app.post('/profile/', (request, reply) => {
    const account = signedIn(request);
    if (account === null) return askToLogIn(reply);
    const fields = fieldsOf(request);
    const details = DetailsSchema.safeParse(fields);
    return details.success
      ? signIn(reply, accounts.update(account, details.data), backOf(fields))
      : showDetails(reply, editing, fields, backOf(fields), details.error);
  });
}
