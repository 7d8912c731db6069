import { reportFailure } from '../../features/error-reports/report-failure';
import { loadPageSearch, loadPlaceSearch } from '../../features/search/load-search-ports';
import { lastResult, useSearchResult } from '../../features/search/use-search-result';
import type { FoundPages } from '../../features/search/page-search';
import { plural } from '../../lib/plural';
import { findLand } from '../../model/derive/land/find-land';
import { MoreLink } from '../../ui/more-link/MoreLink';
import { NothingFound } from './NothingFound';
import type { SearchPageProps } from './props';
import { ResultGroup } from './ResultGroup';
import { resultGroups } from './result-groups';
import { SearchFailure } from './SearchFailure';
import * as styles from './SearchResults.module.css';
import { useSalesNear } from './use-sales-near';

interface SearchResultsProps extends Pick<SearchPageProps, 'services' | 'links' | 'contact'> {
  /** The query. */
  readonly query: string;
  readonly loadPages?: typeof loadPageSearch;
  readonly loadPlaces?: typeof loadPlaceSearch;
}

function countText({ pages, total }: FoundPages): string {
  if (total === 0) return TEXTS.searchPage.nothing;
  const count = plural(total, 'result');
  return total > pages.length ? `The best ${String(pages.length)} of ${count} for` : `${count} for`;
}

/** The results for a query, by kind, best first. */
export function SearchResults(props: SearchResultsProps) {
  const { query, services, links, loadPages = loadPageSearch, loadPlaces = loadPlaceSearch } = props;
  const land = findLand(query);
  const state = useSearchResult<FoundPages>({
    name: 'Search',
    // Pages always use one spelling, however the query spells it.
    query: land?.label ?? query,
    search: async (query, superseded) => (await loadPages(services))(query, superseded),
    onFailure: reportFailure,
  });
  // Places are looked up only once there are results, which the visitor is waiting for.
  const near =
    useSalesNear(() => loadPlaces(services), land, state.kind === 'found' ? query : '') ?? links.sales;

  if (state.kind === 'failed') return <SearchFailure {...props} />;
  const result = lastResult(state);
  const groups = resultGroups(result?.pages ?? []);
  return (
    <div aria-busy={state.kind === 'loading'}>
      <div className={styles.top}>
        <p role="status">
          {state.kind === 'found' ? (
            <>
              {countText(state.found)} “<bdi>{query}</bdi>”{state.found.total === 0 && '.'}
            </>
          ) : (
            TEXTS.searchPage.searching
          )}
        </p>
        <MoreLink href={near.href}>{near.label}</MoreLink>
      </div>
      {state.kind === 'found' && groups.length === 0 && <NothingFound {...props} />}
      {groups.map((group) => (
        // For another search, each group starts again.
        <ResultGroup key={`${group.kind} ${query}`} group={group} />
      ))}
    </div>
  );
}
