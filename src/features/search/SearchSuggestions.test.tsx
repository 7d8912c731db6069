/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { SWRConfig } from 'swr';
import { fail, ok } from '../../lib/result';
import type { SearchProps } from '../../model/derive/search/search-props';
import type { SearchPorts } from './search-ports';
import { SearchSuggestions } from './SearchSuggestions';
import { useFieldText } from './use-combobox-field';

const failure =
  'An error occurred while attempting to load search suggestions. Please try again or contact the company.';
const search: SearchProps = {
  page: '/search/',
  sales: '/sales/',
  popular: [
    { key: 'edmonton-ab', label: 'Edmonton, AB', coordinates: [-113.4938, 53.5461] },
    { key: 'grande-prairie-ab', label: 'Grande Prairie, AB', coordinates: [-118.7956, 55.1707] },
  ],
  upcoming: [],
  services: { algolia: null, mapbox: null },
  failure,
};
const upcoming = [
  {
    key: 'burnt-birch-ranch',
    slug: 'burnt-birch-ranch',
    name: 'Burnt Birch Ranch',
    location: 'Spirit River, AB',
  },
];
const grandeCache = { key: 'g', label: 'Grande Cache, AB', coordinates: [-119.1, 53.9] } as const;

const requested = jest.fn<(query: string) => void>();
const chosen = jest.fn<(href: string) => void>();
const failed = jest.fn<(error: Error) => void>();
let ports: SearchPorts;

function loadPorts(): Promise<SearchPorts> {
  return Promise.resolve(ports);
}

function Box() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={field} aria-label="Search for land" />
      <Suggestions field={field} />
    </form>
  );
}

function Suggestions({ field }: { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const [text] = useFieldText(field);
  return (
    <SearchSuggestions
      search={search}
      upcoming={upcoming}
      field={field}
      text={text}
      onChoose={chosen}
      onFailure={failed}
      planOf={() => null}
      loadPorts={loadPorts}
    />
  );
}

async function open(): Promise<void> {
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Box />
      </SWRConfig>,
    );
    await Promise.resolve();
  });
  act(() => {
    screen.getByRole('combobox').focus();
  });
}

/** Types, and waits for the debounce and the response. */
async function type(text: string, ms = 200): Promise<void> {
  fireEvent.input(screen.getByRole('combobox'), { target: { value: text } });
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

function press(key: string): void {
  fireEvent.keyDown(screen.getByRole('combobox'), { key });
}

/** Every group with its options, as a screen reader has them. */
function groups(): Record<string, (string | null)[]> {
  return Object.fromEntries(
    screen.getAllByRole('group').map((group) => {
      const name = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
      return [
        name,
        within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ];
    }),
  );
}

function activeOption(): string | null {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  ports = {
    findPlaces: (query) => {
      requested(query);
      return Promise.resolve(ok([grandeCache]));
    },
    findSales: () => Promise.resolve(ok([])),
  };
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.resetAllMocks();
});

describe('SearchSuggestions', () => {
  it('suggests popular places and upcoming sales before anything is typed, without a request', async () => {
    await open();
    expect(groups()).toEqual({
      'Popular Locations': ['Sales near Edmonton, AB', 'Sales near Grande Prairie, AB'],
      'Upcoming Sales': ['Go to Burnt Birch Ranch - Spirit River, AB'],
      Pages: ['Search all pages for "Terms and conditions"'],
    });
    expect(screen.getByRole('status').textContent).toBe('2 locations, 1 sale.');
    expect(requested).not.toHaveBeenCalled();
  });

  it('suggests matches once typing has paused for 200 ms', async () => {
    await open();
    await type('gra', 199);
    await type('grande', 199);
    expect(requested).not.toHaveBeenCalled();
    await type('grande', 1);
    expect(requested.mock.calls).toEqual([['grande']]);
    expect(groups()).toEqual({
      Locations: ['Sales near Grande Cache, AB'],
      Pages: ['Search all pages for "grande"'],
    });
    expect(screen.getByText('Grande').tagName).toBe('B');
    expect(screen.getByRole('status').textContent).toBe('1 location, 0 sales.');
  });

  it('keeps results for five minutes', async () => {
    await open();
    await type('grande');
    await type('gra');
    await type('grande');
    expect(requested.mock.calls).toEqual([['grande'], ['gra']]);
    await act(() => jest.advanceTimersByTimeAsync(300_000));
    await type('gra');
    await type('grande');
    // The cached suggestions are shown first, and requested again with the next frame.
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(requested.mock.calls.map(([query]) => query)).toEqual(['grande', 'gra', 'gra', 'grande']);
  });

  it('suggests land by its legal description without a request for places', async () => {
    await open();
    await type('nw 14 72 6 w6');
    expect(groups().Locations).toEqual(['Sales near NW-14-72-6-W6M']);
    expect(requested).not.toHaveBeenCalled();
    press('ArrowDown');
    press('Enter');
    expect(chosen.mock.calls).toEqual([['/sales/?coordinates=-118.8152_55.2399&label=NW-14-72-6-W6M']]);
  });

  it('works by keyboard: arrows wrap around, and Enter chooses the active option or else submits the form', async () => {
    await open();
    expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })).toBe(true);
    expect(activeOption()).toBeNull();
    press('ArrowDown');
    expect(activeOption()).toBe('Sales near Edmonton, AB');
    press('ArrowUp');
    expect(activeOption()).toBe('Search all pages for "Terms and conditions"');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(activeOption());
    press('ArrowUp');
    press('Enter');
    expect(chosen.mock.calls).toEqual([['/auctions/burnt-birch-ranch/']]);
  });

  it('ignores keys for the caret and for input methods', async () => {
    await open();
    for (const key of ['Home', 'End', 'Escape'])
      expect(fireEvent.keyDown(screen.getByRole('combobox'), { key })).toBe(true);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', isComposing: true });
    expect(activeOption()).toBeNull();
  });

  it('works by pointer', async () => {
    await open();
    fireEvent.click(screen.getByRole('option', { name: 'Search all pages for "Terms and conditions"' }));
    expect(chosen.mock.calls).toEqual([['/search/?query=Terms+and+conditions']]);
  });

  it('deactivates the active option when the suggestions change', async () => {
    await open();
    press('ArrowDown');
    await type('grande');
    expect(activeOption()).toBeNull();
  });

  it('shows a message and reports one error when suggestions fail, and recovers', async () => {
    await open();
    const { findSales } = ports;
    ports = { ...ports, findSales: () => Promise.resolve(fail('refused')) };
    await type('grande');
    expect(screen.getByRole('alert').textContent).toBe(failure);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    expect(failed.mock.calls).toEqual([[new Error('Search suggestions: refused')]]);
    ports = { ...ports, findSales };
    await type('grande c');
    expect(groups().Locations).toEqual(['Sales near Grande Cache, AB']);
    await type('grande');
    expect(groups().Locations).toEqual(['Sales near Grande Cache, AB']);
  });

  it('aborts a request when a newer one replaces it', async () => {
    const signals: AbortSignal[] = [];
    ports = {
      ...ports,
      findPlaces: (_words, superseded) => {
        signals.push(superseded);
        return new Promise((resolve) => {
          superseded.addEventListener('abort', () => {
            resolve(fail('unreachable'));
          });
        });
      },
    };
    await open();
    await type('gra');
    await type('grand');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(screen.getByRole('status').textContent).toBe('Loading suggestions…');
    await type('');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(failed).not.toHaveBeenCalled();
    expect(Object.keys(groups())).toEqual(['Popular Locations', 'Upcoming Sales', 'Pages']);
  });

  it.each(['<img src=x onerror=alert(1)>', '.*+?^${}()|[]\\', 'x'.repeat(10_000), '\u202Eעברית', '"; DROP'])(
    'treats %j as text',
    async (hostile) => {
      await open();
      await type(hostile);
      const option = screen.getByRole('option', { name: /^Search all pages for "/ });
      expect(option.querySelector('img')).toBeNull();
      expect(option.textContent.length).toBeLessThan(140);
      expect(requested.mock.calls[0]?.[0].length).toBeLessThanOrEqual(100);
      fireEvent.click(option);
      expect(chosen.mock.calls[0]?.[0]).toMatch(/^\/search\/\?query=[\w%.*+-]+$/);
    },
  );
});
