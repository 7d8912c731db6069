import { saleStatuses } from '../../../../src/model/derive/status';
import type { EngineSale } from '../context/sale-overrides';
import { renderTable } from '../html/data-table';
import { html, type Html } from '../html/html';
import { formatDateTime } from '../html/format-date-time';
import { withReturnPath, returnPathFields, type ReturnPath } from '../return-path/return-path';

/** The value of the forms that leaves a sale to its times. */
export const byTheClock = 'by the clock';

interface SalesTable {
  readonly sales: readonly EngineSale[];
  readonly siteOrigin: string;
  readonly returnPath: ReturnPath;
  /** The sale that was just set. */
  readonly changed: string | null;
}

function renderOptions({ override }: EngineSale): readonly Html[] {
  const own = override === null || saleStatuses.some((status) => status === override) ? [] : [override];
  return [byTheClock, ...saleStatuses, ...own].map(
    (word) =>
      html`<option value="${word}" ${word === (override ?? byTheClock) ? html`selected` : null}>
        ${word}
      </option>`,
  );
}

function renderForms(sale: EngineSale, returnPath: ReturnPath): Html {
  const { slug } = sale;
  const hidden = html`<input type="hidden" name="sale" value="${slug}" />${returnPathFields(returnPath)}`;
  return html`<form class="set" method="post" action="/admin/auctions/">
      ${hidden}
      <select name="status" aria-label="Status of ${slug}">
        ${renderOptions(sale)}
      </select>
      <button>Set<span class="unseen"> ${slug}</span></button>
    </form>
    <details>
      <summary>A word of your own<span class="unseen"> for ${slug}</span></summary>
      <form class="set" method="post" action="/admin/auctions/">
        ${hidden}
        <input name="status" maxlength="40" required autocomplete="off" aria-label="Word for ${slug}" />
        <button class="quiet">Set<span class="unseen"> the word for ${slug}</span></button>
      </form>
    </details>`;
}

/** Every sale with its times, its status and the controls to set it. */
export function renderSalesTable({ sales, siteOrigin, returnPath, changed }: SalesTable): Html {
  const rows = sales.map((sale) => {
    const { slug, opensAt, finalCloseAt, byClock, override, status } = sale;
    const message = html`<p class="said">
      ${slug} is now ${status}, ${override === null ? byTheClock : 'set by hand'}.
    </p>`;
    return {
      id: slug,
      cells: [
        html`<a href="${siteOrigin}/auctions/${slug}/">${slug}</a><br /><a
            href="${withReturnPath(`/auctions/${slug}/parcels/`, returnPath)}"
            >Bidding<span class="unseen"> on ${slug}</span></a
          >`,
        formatDateTime(opensAt),
        formatDateTime(finalCloseAt),
        byClock,
        html`${override === null ? status : html`<span class="by-hand">${status}, by hand</span>`}${
          slug === changed ? message : null
        }`,
        renderForms(sale, returnPath),
      ],
    };
  });
  return renderTable('Sales', ['Sale', 'Opens', 'Closes', 'By the clock', 'Now', 'Set'], rows);
}
