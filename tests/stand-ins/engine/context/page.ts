import { responseModes, type ResponseModeName } from './response-mode';
import type { Account } from '../accounts/accounts';
import { withReturnPath, destinationOf, type ReturnPath } from '../return-path/return-path';
import { html, type Html } from '../html/html';

export interface PageContent {
  /** Plain text. */
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly returnPath?: ReturnPath;
}

/** Content of every page about the engine and its visitor. */
interface PageContext {
  readonly siteOrigin: string;
  readonly account: Account | null;
  readonly responseMode: ResponseModeName;
  /** Number of sales with a status that was set by hand. */
  readonly byHand: number;
}

export const nowhere: ReturnPath = { back: null, next: null };

function renderTroubles({ responseMode, byHand }: PageContext): readonly Html[] {
  const sales = byHand === 1 ? '1 sale has' : `${String(byHand)} sales have`;
  return [
    ...(responseMode === 'normally'
      ? []
      : [
          html`<p class="trouble">
            Requests for sale statuses are answered ${responseModes[responseMode]}.
          </p>`,
        ]),
    ...(byHand === 0 ? [] : [html`<p class="trouble">${sales} a status that was set by hand.</p>`]),
  ];
}

function linksOf(account: Account | null): readonly (readonly [path: string, label: string])[] {
  if (account === null) {
    return [
      ['/login/', 'Log in'],
      ['/register/', 'Create an account'],
    ];
  }
  const forAdmins = [
    ['/admin/auctions/', 'Sales'],
    ['/admin/responses/', 'Responses'],
    ['/admin/users/', 'Users'],
  ] as const;
  return [['/profile/', 'Your account'], ...(account.Admin ? forAdmins : []), ['/logout/', 'Log out']];
}

/** A whole page. */
export function renderPage(
  { title, body, status, returnPath = nowhere }: PageContent,
  around: PageContext,
): Html {
  const { siteOrigin, account } = around;
  const links = linksOf(account).map(
    ([path, label]) =>
      html`<li><a href="${withReturnPath(path, { ...returnPath, next: null })}">${label}</a></li>`,
  );
  return html`<!doctype html>
    <html lang="en-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${status === 422 ? 'Error: ' : null}${title} | Stand-in auction engine</title>
        <link rel="stylesheet" href="/engine.css" />
      </head>
      <body>
        <header>
          <p>
            <strong>Stand-in auction engine.</strong> For local use and tests: no real accounts, no real bids.
          </p>
          ${renderTroubles(around)}
        </header>
        <nav aria-label="Engine">
          <p>
            ${account === null ? 'Not signed in' : html`Signed in as <strong>${account.UserName}</strong>`}
          </p>
          <ul>
            ${links}
          </ul>
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
          <p>
            <a class="back" href="${destinationOf({ ...returnPath, next: null }, siteOrigin)}"
              >Back to the site</a
            >
          </p>
        </main>
      </body>
    </html> `;
}
