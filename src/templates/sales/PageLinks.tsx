import type { MouseEvent } from 'react';
import { parseQuery, serializeQuery } from '../../lib/query-state';
import { LinkContext } from '../../ui/link/Link';
import { Pagination } from '../../ui/pagination/Pagination';
import { salesFields, type SalesQuery } from './sales-query';

interface PageLinksProps {
  readonly query: SalesQuery;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The pages of a long list: links that can be opened elsewhere, and that a plain click shows at once. */
export function PageLinks({ query, page, pages, onPage }: PageLinksProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPage(parseQuery(event.currentTarget.search, salesFields).page ?? 1);
  }

  return (
    <LinkContext
      value={({ href, className, children }) => (
        <a href={href} className={className} onClick={follow}>
          {children}
        </a>
      )}
    >
      <Pagination
        label="Pages of the list"
        current={page}
        total={pages}
        // A bare question mark leads to the address without a query.
        hrefOf={(number) => serializeQuery('', salesFields, { ...query, page: number }) || '?'}
        previousLabel="Previous"
        nextLabel="Next"
        pageWord="Page"
      />
    </LinkContext>
  );
}
