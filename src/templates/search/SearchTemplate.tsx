import type { HeadProps, PageProps } from 'gatsby';
import { Suspense, useEffect } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { normalizeQuery } from '../../model/derive/search/search-terms';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import { LinkList } from '../../ui/link-list/LinkList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Prose } from '../../ui/prose/Prose';
import { AllPages } from './AllPages';
import { SearchField } from './SearchField';
import { SearchFailure } from './SearchFailure';
import { currentTitle, searchFields, searchTitle } from './search-query';
import * as styles from './SearchTemplate.module.css';
import type { SearchPageProps } from './props';

const SearchResults = lazyPart(
  async () => (await import(/* webpackChunkName: "search-results" */ './SearchResults')).SearchResults,
  SearchFailure,
);

export default function SearchTemplate({ pageContext }: PageProps<object, SearchPageProps>) {
  const { head, heading, summary, bodyHtml, groups, links } = pageContext;
  const [{ query }, update] = useQueryState(searchFields);
  const words = normalizeQuery(query);
  const title = searchTitle(query, head.title);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Page>
      <PageHeading heading={heading} summary={summary} />
      <div className={styles.search}>
        <SearchField
          action={links.search}
          query={words}
          onSearch={(text) => {
            update({ query: normalizeQuery(text) }, { mode: 'replace' });
          }}
        />
        <noscript>
          <p>{TEXTS.searchPage.noScripts}</p>
          <LinkList links={links.others} />
        </noscript>
      </div>
      {words === '' ? (
        <AllPages groups={groups} />
      ) : (
        <div className={styles.results}>
          <Suspense>
            <SearchResults {...pageContext} query={words} />
          </Suspense>
        </div>
      )}
      <Prose html={bodyHtml} />
    </Page>
  );
}

export function Head({ pageContext: { head, openSearch } }: HeadProps<object, SearchPageProps>) {
  return (
    <>
      <PageHead {...head} title={currentTitle(head.title)} />
      <link rel="search" type="application/opensearchdescription+xml" {...openSearch} />
    </>
  );
}
