import type { EngineContext } from '../context/engine-context';
import { renderTable } from '../html/data-table';
import { html } from '../html/html';
import { requireAdmin } from './admin-area';

const path = '/admin/users/';

/** The people with an account and the readers of the newsletter, for administrators. */
export function addAdminUsersPage(engine: EngineContext): void {
  const { app, accounts, subscribers, sendPage, returnPathOf } = engine;

  app.get(path, (request, reply) => {
    const returnPath = returnPathOf(request.query);
    const refused = requireAdmin(engine, request, reply, { path, back: returnPath.back });
    if (refused !== null) return refused;
    const people = accounts.list().map(({ UserName, Email, PhoneNumber, Admin }) => ({
      cells: [UserName, Email, PhoneNumber ?? 'none', Admin ? 'yes' : 'no'],
    }));
    const readers = subscribers.list().map(({ FirstName, LastName, Email, PhoneNumber }) => ({
      cells: [`${FirstName} ${LastName}`, Email, PhoneNumber],
    }));
    return sendPage(reply, {
      title: 'Users',
      returnPath,
      body: html`<h2>Accounts</h2>
        ${renderTable('Accounts', ['Name', 'E-mail', 'Phone', 'Administrator'], people)}
        <h2>Newsletter</h2>
        ${
          readers.length === 0
            ? html`<p>Nobody has subscribed since the engine started.</p>`
            : renderTable('Newsletter', ['Name', 'E-mail', 'Phone'], readers)
        }`,
    });
  });
}
