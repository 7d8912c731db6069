import { z } from 'zod';
import { statusFromTimes } from '../../../src/model/derive/status';
import type { EngineContext } from './engine-context';
import { escapeHtml } from './html';

const ParamsSchema = z.object({ slug: z.string() });

/** Where the bidding of a sale would take place. */
export function addBiddingPage({ app, now, readSchedules, signedIn, sendPage }: EngineContext): void {
  app.get('/auctions/:slug/parcels/', async (request, reply) => {
    const { slug } = ParamsSchema.parse(request.params);
    const schedule = (await readSchedules()).find((candidate) => candidate.slug === slug);
    if (schedule === undefined) return sendPage(reply, 'Sale not found', '', 404);
    const account = signedIn(request);
    const who =
      account === null
        ? '<p><a href="/login/">Log in</a> or <a href="/register/">create an account</a> to bid.</p>'
        : `<p>Signed in as ${escapeHtml(account.UserName)}.</p>`;
    const status = statusFromTimes(schedule, now());
    return sendPage(
      reply,
      `Bidding: ${slug}`,
      `<p>Status: <strong>${status}</strong></p>${who}<p>This stand-in takes no bids.</p>`,
    );
  });
}
