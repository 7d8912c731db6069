/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { setErrorReporter } from '../../features/error-reports/page-errors';
import type { Excerpt, FindPages, FoundPage } from '../../features/search/page-search';
import { fail, ok } from '../../lib/result';
import type { SearchKind } from '../../model/derive/search/search-document';
import { SearchResults } from './SearchResults';

const props = {
  services: { algolia: null, mapbox: null },
  links: {
    search: '/search/',
    sales: { label: 'All upcoming sales', href: '/sales/' },
    others: [{ label: 'Glossary', href: '/glossary/' }],
  },
  contact: { phone: '+1 (866) 263-7480', phoneHref: 'tel:+18662637480' },
};

const log = jest.spyOn(console, 'error');
let result: Awaited<ReturnType<FindPages>>;
let queries: string[];

function page(kind: SearchKind, name: string, excerpt: Excerpt = { kind: 'none' }): FoundPage {
  const href = `/${kind}/${name.replaceAll(' ', '-')}/`;
  return { href, kind, name, summary: 'A summary.', note: '', terms: new Set(['drainage']), excerpt };
}

const loadPlaces = () => {
  const bench = { key: 'bench', label: 'Bench, AB', coordinates: [-113.5, 53.5] } as const;
  return Promise.resolve(() => Promise.resolve(ok([bench])));
};
const loadPages = () => {
  const find: FindPages = (query) => {
    queries.push(query);
    return Promise.resolve(result);
  };
  return Promise.resolve(find);
};

function find(...pages: FoundPage[]): void {
  result = ok({ pages, total: pages.length });
}

async function show(query: string): Promise<void> {
  const { rerender } = render(<div />);
  await act(async () => {
    rerender(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SearchResults {...props} query={query} loadPages={loadPages} loadPlaces={loadPlaces} />
      </SWRConfig>,
    );
    await Promise.resolve();
  });
}

function status(): string {
  return screen.getByRole('status').textContent;
}

function headings(): string[] {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

beforeEach(() => {
  queries = [];
  find();
  log.mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  setErrorReporter(null);
  log.mockReset();
});

describe('SearchResults', () => {
  it('shows the error message if there is no response, logs it, reports it, and links to other pages', async () => {
    result = fail('unreadable');
    const reported = jest.fn();
    setErrorReporter(reported);
    await show('drainage');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred while attempting to load search results. Please try again or contact the company.',
    );
    const error = new Error('Search: unreadable');
    expect([log.mock.calls, reported.mock.calls]).toEqual([[[error]], [[error]]]);
    expect(screen.getByRole('link', { name: 'Glossary' })).toBeTruthy();
  });

  it('groups the results, the kind of the best match first, and marks the matching words', async () => {
    const load = () => Promise.resolve('Levies of a <b>drainage</b> district.');
    find(
      page('term', 'Drainage'),
      page('question', 'Who pays?', { kind: 'toLoad', load }),
      page('term', 'Tile'),
    );
    await show('drainage');
    await screen.findByText(/3 results for/);
    expect(status()).toBe('3 results for “drainage”');
    expect(headings()).toEqual(['2 glossary terms', '1 question']);
    expect(screen.getByRole('link', { name: 'Drainage' }).innerHTML).toMatch(/^<mark[^>]*>Drainage<\/mark>$/);
    const mark = await screen.findByText('drainage', { selector: 'p mark' });
    expect(mark.parentElement?.textContent).toBe('Levies of a <b>drainage</b> district.');
  });

  it('says so if there are more results than it has', async () => {
    result = ok({ pages: [page('term', 'Drainage')], total: 340 });
    await show('drainage');
    await screen.findByText(/The best/);
    expect(status()).toBe('The best 1 of 340 results for “drainage”');
  });

  it('shows some of a long list, and moves the focus to those that are added', async () => {
    find(...Array.from({ length: 20 }, (_, at) => page('parcel', `Parcel ${String(at + 1)}`)));
    await show('drainage');
    await screen.findByText(/20 results for/);
    const group = within(screen.getByRole('region', { name: '20 parcels' }));
    expect(group.getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(group.getByRole('button', { name: 'Show 12 more' }));
    expect(group.getAllByRole('listitem')).toHaveLength(17);
    expect(document.activeElement).toBe(group.getAllByRole('link')[5]);
    fireEvent.click(group.getByRole('button', { name: 'Show 3 more' }));
    expect(document.activeElement).toBe(group.getAllByRole('link')[17]);
    expect(group.queryByRole('button')).toBeNull();
  });

  it('links to the sales near a place or land that the query names', async () => {
    await show('bench');
    expect((await screen.findByRole('link', { name: 'Sales near Bench, AB' })).getAttribute('href')).toBe(
      '/sales/?coordinates=-113.5_53.5&label=Bench%2C+AB',
    );
    cleanup();
    await show('drainage');
    expect(screen.getByRole('link', { name: 'All upcoming sales' })).toBeTruthy();
    cleanup();
    await show('nw 14 72 6 w6');
    expect(screen.getByRole('link', { name: 'Sales near NW-14-72-6-W6M' })).toBeTruthy();
    expect(queries.at(-1)).toBe('NW-14-72-6-W6M');
  });

  it('links to other pages if nothing was found', async () => {
    await show('zeppelin of drainage');
    await screen.findByText(/Nothing found for/);
    expect(status()).toBe('Nothing found for “zeppelin of drainage”.');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(1)).toEqual([
      ['Search for "zeppelin"', '/search/?query=zeppelin'],
      ['Search for "drainage"', '/search/?query=drainage'],
      ['Glossary', '/glossary/'],
      ['+1 (866) 263-7480', 'tel:+18662637480'],
    ]);
  });
});
