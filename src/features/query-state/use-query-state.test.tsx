/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { choice, freeText, type Fields } from '../../lib/query-state';
import { recordCurrentUrl } from './query-store';
import { useQueryState } from './use-query-state';

interface ListState {
  readonly sort: 'opening' | 'price';
  readonly text: string;
}

const fields: Fields<ListState> = { sort: choice(['opening', 'price'], 'opening'), text: freeText(20) };

function Sorting() {
  const [{ sort, text }, update] = useQueryState(fields);
  return (
    <>
      <output>{`${sort} ${text}`}</output>
      <button
        onClick={() => {
          update({ sort: 'price' }, { mode: 'push' });
        }}
      >
        By price
      </button>
      <input
        aria-label="Words"
        value={text}
        onChange={({ target }) => {
          update({ text: target.value }, { mode: 'replace' });
        }}
      />
    </>
  );
}

function values(): string[] {
  return screen.getAllByRole('status').map((output) => output.textContent);
}

async function goBack(): Promise<void> {
  const left: unknown = history.state;
  history.back();
  await waitFor(() => {
    expect(history.state).not.toEqual(left);
  });
}

beforeEach(() => {
  history.replaceState({ key: 'arrived' }, '', '/sales/?utm_source=letter');
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('useQueryState', () => {
  it('writes a choice into the address, for every part of the page that reads it', () => {
    render([<Sorting key="a" />, <Sorting key="b" />]);
    fireEvent.click(screen.getAllByText('By price')[0] ?? document.body);
    expect(location.search).toBe('?utm_source=letter&sort=price');
    expect(values()).toEqual(['price ', 'price ']);
  });

  it('lets Back undo a pushed choice, and keeps the scroll positions of the two entries apart', async () => {
    render(<Sorting />);
    fireEvent.click(screen.getByText('By price'));
    expect(history.state).toEqual({ key: expect.not.stringMatching('arrived') });
    await goBack();
    expect(values()).toEqual(['opening ']);
    expect(history.state).toEqual({ key: 'arrived' });
  });

  it('hides from the router a step that changes only the query', async () => {
    const router = jest.fn();
    addEventListener('popstate', router);
    recordCurrentUrl();
    render(<Sorting />);
    fireEvent.click(screen.getByText('By price'));
    history.pushState({ key: 'anchor' }, '', '#map');
    recordCurrentUrl();
    await goBack();
    expect(router).toHaveBeenCalledTimes(1);
    await goBack();
    expect(router).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(['opening ']);
    removeEventListener('popstate', router);
  });

  it('adds no entry while a visitor types', () => {
    render(<Sorting />);
    const entries = history.length;
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'creek' } });
    expect(location.search).toBe('?utm_source=letter&text=creek');
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ key: 'arrived' });
  });

  it('adds no entry for a choice that is made already', () => {
    render(<Sorting />);
    fireEvent.click(screen.getByText('By price'));
    const entries = history.length;
    fireEvent.click(screen.getByText('By price'));
    expect(history.length).toBe(entries);
  });

  it('continues if the browser refuses to change the address', () => {
    render(<Sorting />);
    jest.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'cree' } });
    expect(values()).toEqual(['opening cree']);
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'creek' } });
    expect(location.search).toBe('?utm_source=letter&text=creek');
  });

  it('hydrates built HTML without a difference, then follows the address', async () => {
    const built = renderToString(<Sorting />);
    history.replaceState(null, '', '/sales/?sort=price');
    document.body.innerHTML = `<div>${built}</div>`;
    const container = document.body.firstElementChild;
    if (container === null) throw new Error('nothing was built');
    const onRecoverableError = jest.fn();
    const root = await act(() =>
      Promise.resolve(hydrateRoot(container, <Sorting />, { onRecoverableError })),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(values()).toEqual(['price ']);
    act(() => {
      root.unmount();
    });
  });
});
