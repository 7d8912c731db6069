import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { EngineContext } from '../context/engine-context';
import { html } from '../html/html';
import { formatDateTime } from '../html/format-date-time';
import { readFields } from '../return-path/fields';
import { withReturnPath, returnPathFields, type ReturnPath } from '../return-path/return-path';
import { requireAdmin } from './admin-area';
import { byTheClock, renderSalesTable } from './admin-sales-table';

const path = '/admin/auctions/';

/** A known status or any other word: the site has to cope with unknown ones. */
const StatusSchema = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]{1,40}$/u);

/** The page on which an administrator changes the statuses of sales. */
export function addAdminSalesPage(engine: EngineContext): void {
  const { app, siteOrigin, desk, now, sendPage, returnPathOf } = engine;

  async function show(reply: FastifyReply, returnPath: ReturnPath, changed: string | null, error?: string) {
    const sales = await desk.list();
    const sale = sales.find(({ slug }) => slug === changed);
    const title = sale === undefined ? 'Sales' : `Sales: ${sale.slug} is now ${sale.status}`;
    return sendPage(reply, {
      title,
      status: error === undefined ? 200 : 422,
      returnPath,
      body: html`${error === undefined ? null : html`<p class="errors" role="alert">${error}</p>`}
        <p>
          The engine tells what is set here when the site next asks, and keeps it until it stops. Its clock
          says ${formatDateTime(now())}.
        </p>
        ${
          desk.countOverrides() === 0
            ? null
            : html`<form method="post" action="/admin/auctions/reset/">
                ${returnPathFields(returnPath)}
                <p><button class="quiet">Leave all sales to the clock</button></p>
              </form>`
        }
        ${renderSalesTable({ sales, siteOrigin, returnPath, changed })}`,
    });
  }

  app.get(path, (request, reply) => {
    const returnPath = returnPathOf(request.query);
    const { changed = null } = readFields(request.query);
    return (
      requireAdmin(engine, request, reply, { path, back: returnPath.back }) ??
      show(reply, returnPath, changed)
    );
  });

  app.post(path, async (request, reply) => {
    const fields = readFields(request.body);
    const returnPath = returnPathOf(fields);
    const refused = requireAdmin(engine, request, reply, { path, back: returnPath.back });
    if (refused !== null) return refused;
    const sale = await desk.find(fields.sale ?? '');
    if (sale === null) return show(reply, returnPath, null, 'There is no such sale.');
    const status = StatusSchema.safeParse(fields.status);
    if (!status.success)
      return show(reply, returnPath, null, 'Choose a status, or write a word of 1 to 40 characters.');
    desk.set(sale.slug, status.data === byTheClock ? null : status.data);
    const address = withReturnPath(path, returnPath);
    const mark = `changed=${encodeURIComponent(sale.slug)}#${encodeURIComponent(sale.slug)}`;
    return reply.redirect(`${address}${address.includes('?') ? '&' : '?'}${mark}`, 303);
  });

  app.post('/admin/auctions/reset/', (request, reply) => {
    const returnPath = returnPathOf(request.body);
    const refused = requireAdmin(engine, request, reply, { path, back: returnPath.back });
    if (refused !== null) return refused;
    desk.reset();
    return reply.redirect(withReturnPath(path, returnPath), 303);
  });
}
