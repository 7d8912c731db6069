import type { MouseEvent } from 'react';
import type { AccountOperation } from './auth-operations';
import { withReturnUrl } from './return-url';
import { isPlainClick } from '../../lib/is-plain-click';

type Handler = (operation: AccountOperation, url: string) => boolean;

let handler: Handler | null = null;

/** What takes clicks on links to the account from now on; it says whether it took one. Null: the browser follows them. */
export function setAccountHandler(next: Handler | null): void {
  handler = next;
}

/**
 * For clicks on a link to the engine's account pages: adds the return URL to its address, and hands a plain click to the
 * session where there is one that takes it. The browser follows the link otherwise.
 */
export function handleAccountLinkClick(operation: AccountOperation): (event: MouseEvent) => void {
  return (event) => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement)) return;
    link.href = withReturnUrl(link.href, window.location.href);
    if (!isPlainClick(event)) return;
    if (handler?.(operation, link.href) === true) event.preventDefault();
  };
}
