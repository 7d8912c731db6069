import { isPlainClick } from '../../lib/is-plain-click';
import { isInternalPage } from './is-internal-page';

/**
 * Returns the page of the site that a plain click on a plain link leads to; null if the browser or another handler
 * follows the link.
 */
function clickedPage(event: MouseEvent): string | null {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !isPlainClick(event)) return null;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link === null || link.hasAttribute('download') || link.hasAttribute('target')) return null;
  const href = link.getAttribute('href') ?? '';
  return isInternalPage(href) ? href : null;
}

/**
 * Follows links in the texts of editors, which are plain HTML, without a reload. A reload would stop a recording that
 * plays.
 */
export function handleContentLinks(document: Document, navigate: (href: string) => unknown): void {
  document.addEventListener('click', (event) => {
    const href = clickedPage(event);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  });
}
