import type { MouseEvent } from 'react';
import { parseQuery, serializeQuery, type Fields } from '../../lib/query-state';
import { LinkContext } from '../../ui/link/Link';
import { Pagination } from '../../ui/pagination/Pagination';
import { ClientOnly } from '../../ui/client-only/ClientOnly';
import type { ResultsQuery } from './results-query';

interface ArchivePagesProps {
  readonly fields: Fields<ResultsQuery>;
  readonly query: ResultsQuery;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The pages of a long archive: links that can be opened elsewhere, and that a plain click shows at once. */
export function ArchivePages({ fields, query, page, pages, onPage }: ArchivePagesProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPage(parseQuery(event.currentTarget.search, fields).page ?? 1);
  }

  return (
    <ClientOnly>
      <LinkContext
        value={({ href, className, children }) => (
          <a href={href} className={className} onClick={follow}>
            {children}
          </a>
        )}
      >
        <Pagination
          label="Pages of results"
          current={page}
          total={pages}
          // A bare question mark leads to the address without a query.
          hrefOf={(number) => serializeQuery('', fields, { ...query, page: number }) || '?'}
          previousLabel="Previous"
          nextLabel="Next"
          pageWord="Page"
        />
      </LinkContext>
    </ClientOnly>
  );
}
