import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/is-plain-click';
import { parseQuery, serializeQuery, type Fields } from '../../lib/query-state';
import { LinkContext } from '../../ui/link/Link';
import { Pagination } from '../../ui/pagination/Pagination';

interface QueryPaginationProps<Query> {
  /** Name of the list for screen readers, such as Pages of the list. */
  readonly label: string;
  readonly fields: Fields<Query>;
  readonly query: Query;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list whose state is in the query: links that a plain click shows at once, without a page load. */
export function QueryPagination<Query extends { readonly page: number | null }>({
  label,
  fields,
  query,
  page,
  pages,
  onPage,
}: QueryPaginationProps<Query>) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPage(parseQuery(event.currentTarget.search, fields).page ?? 1);
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
        label={label}
        current={page}
        total={pages}
        // A bare question mark leads to the address without a query.
        hrefOf={(number) => serializeQuery('', fields, { ...query, page: number }) || '?'}
        previousLabel={TEXTS.controls.previous}
        nextLabel={TEXTS.controls.next}
        pageLabel={TEXTS.controls.page}
      />
    </LinkContext>
  );
}
