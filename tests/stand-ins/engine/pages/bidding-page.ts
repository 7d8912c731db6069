import type { EngineContext } from '../context/engine-context';
import { html } from '../html/html';
import { formatDateTime } from '../html/format-date-time';
import { readFields } from '../return-path/fields';
import { withReturnPath } from '../return-path/return-path';

const statusSentences = new Map([
  ['upcoming', 'Bidding has not opened yet.'],
  ['live', 'Bidding is open.'],
  ['completed', 'Bidding has closed.'],
  ['postponed', 'This sale is postponed.'],
  ['withdrawn', 'This sale is withdrawn.'],
]);

/** Page on which bidding on a sale would take place. */
export function addBiddingPage({
  app,
  siteOrigin,
  desk,
  signingIn,
  sendPage,
  returnPathOf,
}: EngineContext): void {
  app.get('/auctions/:slug/parcels/', async (request, reply) => {
    const { back } = returnPathOf(request.query);
    const sale = await desk.find(readFields(request.params).slug ?? '');
    if (sale === null) {
      const body = html`<p>The engine knows no sale by this name.</p>`;
      return sendPage(reply, {
        title: 'Sale not found',
        status: 404,
        returnPath: { back, next: null },
        body,
      });
    }
    const { slug, status, opensAt, finalCloseAt } = sale;
    const returnPath = {
      back: back ?? `${siteOrigin}/auctions/${slug}/`,
      next: `/auctions/${slug}/parcels/`,
    };
    const account = signingIn.signedIn(request);
    const who =
      account === null
        ? html`<p>
            <a href="${withReturnPath('/login/', returnPath)}">Log in</a> or
            <a href="${withReturnPath('/register/', returnPath)}">create an account</a> to bid.
          </p>`
        : html`<p>You would bid as ${account.UserName}.</p>`;
    return sendPage(reply, {
      title: `Bidding: ${slug}`,
      returnPath: { ...returnPath, next: null },
      body: html`<p>
          Status: <strong>${status}</strong>. ${statusSentences.get(status) ?? null} This stand-in takes no
          bids.
        </p>
        <p>Opens: ${formatDateTime(opensAt)}<br />Closes: ${formatDateTime(finalCloseAt)}</p>
        ${who}`,
    });
  });
}
