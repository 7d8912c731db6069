import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusFromTimes } from '../../../src/model/derive/status';
import type { EngineContext } from './engine-context';
import { renderTable } from './html';

/** What administrators see: the sales with their times, and the people. */
export function addAdminPages(engine: EngineContext): void {
  const { app, accounts, now, readSchedules, signedIn, sendPage, subscribers } = engine;

  function refusal(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const account = signedIn(request);
    if (account?.Admin === true) return null;
    const [status, words] = account === null ? [401, 'Log in'] : [403, 'Log in as an administrator'];
    return sendPage(
      reply,
      'For administrators',
      `<p><a href="/login/">${words}</a> to see this page.</p>`,
      status,
    );
  }

  app.get('/admin/auctions/', async (request, reply) => {
    const refused = refusal(request, reply);
    if (refused !== null) return refused;
    const rows = (await readSchedules()).map((schedule) => [
      schedule.slug,
      statusFromTimes(schedule, now()),
      schedule.start?.toISOString() ?? 'not set',
      schedule.finalEnd?.toISOString() ?? 'not set',
    ]);
    return sendPage(reply, 'Sales', renderTable(['Sale', 'Status', 'Opens (UTC)', 'Closes (UTC)'], rows));
  });

  app.get('/admin/users/', (request, reply) => {
    const refused = refusal(request, reply);
    if (refused !== null) return refused;
    const people = accounts
      .list()
      .map((person) => [
        person.UserName,
        person.Email,
        person.PhoneNumber ?? '',
        person.Admin ? 'yes' : 'no',
      ]);
    const readers = subscribers
      .list()
      .map((reader) => [`${reader.FirstName} ${reader.LastName}`, reader.Email]);
    return sendPage(
      reply,
      'Users',
      `${renderTable(['Name', 'E-mail', 'Phone', 'Administrator'], people)}
<h2>Newsletter</h2>${renderTable(['Name', 'E-mail'], readers)}`,
    );
  });
}
