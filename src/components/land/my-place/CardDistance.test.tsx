/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { setErrorReporter } from '../../../features/error-reports/page-errors';
import { forgetPlace, keepPlace } from '../../../features/my-place/kept-place';
import type { fetchJson } from '../../../lib/http/fetch-json';
import { fail, ok } from '../../../lib/result';
import { CardDistance } from './CardDistance';
import { loadPlaceParts } from './load-place-parts';

const mockRequest = jest.fn<(address: string) => ReturnType<typeof fetchJson>>();

// jsdom has no `Response`.
jest.mock('../../../lib/http/fetch-json', () => ({
  fetchJson: async (address: string) => mockRequest(address),
}));

const sale = {
  position: [-118.85, 55.33],
  schedule: { slug: 'clear-prairie', status: 'upcoming', opensAt: null, finalCloseAt: null },
} as const;
const file = {
  'clear-prairie': [
    ['Parcel 1', 'E½ 16-73-6-W6M'],
    ['Parcel 2', 'NW-15-73-6-W6M'],
  ],
};
const home = { label: 'SW-15-73-6-W6M', position: [-118.842, 55.321] } as const;
const town = { label: 'Grande Prairie, AB', position: [-118.796, 55.171] } as const;

/** Shows two cards, the second of a sale that the file does not have, to a visitor with a place. */
async function show(place: typeof home | typeof town): Promise<(string | null)[]> {
  const { container } = render(
    <>
      <p>
        <CardDistance sale={sale} />
      </p>
      <p>
        <CardDistance sale={{ ...sale, schedule: { ...sale.schedule, slug: 'over' } }} />
      </p>
    </>,
  );
  expect(container.textContent).toBe('');
  await act(async () => {
    keepPlace(place);
    await Promise.resolve();
  });
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

beforeEach(async () => {
  await loadPlaceParts();
});

afterEach(() => {
  cleanup();
  act(forgetPlace);
  setErrorReporter(null);
  mockRequest.mockReset();
  jest.restoreAllMocks();
});

describe('the place on a card', () => {
  it('is a town: the distance, in full for screen readers, and nothing is fetched', async () => {
    const [text] = await show(town);
    expect(text).toBe('18 km18 kilometres from Grande Prairie, AB');
    expect(screen.getAllByText('18 km')[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(mockRequest).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be had', fail('refused')],
    ['is not what it should be', ok({ 'clear-prairie': [['Parcel 1']] })],
  ] satisfies [string, Awaited<ReturnType<typeof fetchJson>>][])(
    'is land, and the file of parcels %s: the distance; one log and one report',
    async (_why, result) => {
      const [log, report] = [jest.spyOn(console, 'error').mockReturnValue(undefined), jest.fn()];
      setErrorReporter(report);
      mockRequest.mockResolvedValue(result);
      const texts = await show(home);
      for (const text of texts) expect(text).toMatch(/kilometres? from SW-15-73-6-W6M$/);
      const error = new Error(`Parcels of sales: ${result.ok ? 'unreadable' : 'refused'}`);
      expect([log.mock.calls, report.mock.calls]).toEqual([[[error]], [[error]]]);
    },
  );

  it('is land: the parcels that touch it, from a file that is fetched once', async () => {
    mockRequest.mockResolvedValue(ok(file));
    const [text, other] = await show(home);
    expect(text).toBe('Parcels 1 and 2 touch SW-15-73-6-W6M');
    expect(other).toMatch(/kilometres? from SW-15-73-6-W6M$/);
    expect(mockRequest.mock.calls).toEqual([['/search/parcels.json']]);
    act(() => {
      keepPlace(town);
    });
    expect(screen.queryByText(/touch/)).toBeNull();
  });
});
