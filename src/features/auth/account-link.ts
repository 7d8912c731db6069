import type { MouseEvent } from 'react';
import type { AccountOperation } from './auth-operations';
import { withReturnUrl } from './return-url';
import { isPlainClick } from '../../lib/is-plain-click';

type Handler = (operation: AccountOperation, url: string) => boolean;

let handler: Handler | null = null;

/**
 * Sets the handler of clicks on links to the account, which returns whether it handled a click. With null the browser
 * follows them.
 */
export function setAccountHandler(next: Handler | null): void {
  handler = next;
}

/**
 * Creates the click handler of a link to the engine's account pages. It adds the return URL to the link's address and
 * passes a plain click to the session if there is one that handles it. Otherwise the browser follows the link.
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
