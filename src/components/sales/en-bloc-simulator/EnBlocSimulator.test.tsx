/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { standInForObserver } from '../../../lib/observe-visibility.example';
import { renderToString } from 'react-dom/server';
import { examplePlan } from '../../land/land-plan/LandPlan.example';
import type { EnBlocRoundProps } from '../../../page-data/en-bloc-round';
import { EnBlocSimulator } from './EnBlocSimulator';

const round: EnBlocRoundProps = {
  title: 'As it happened',
  text: 'The figures of the day.',
  sale: { label: 'Ferme de la Rivière', href: '/auctions/riviere/' },
  parcels: [
    { name: 'Parcel 1', titledAcres: 320, highBid: 800_000 },
    { name: 'Parcel 2', titledAcres: 160, highBid: 400_000 },
  ],
  block: { name: 'En bloc, parcels 1 and 2', titledAcres: 480, bid: 1_250_000 },
  times: {
    opens: '9:00 AM CST',
    closes: '11:00 AM CST',
    enBlocOpens: '11:15 AM CST',
    enBlocCloses: '11:45 AM CST',
  },
  plan: { ...examplePlan('bidding now', true), label: 'Plan of the farm: parcel 1, NE, bidding now' },
};
const short: EnBlocRoundProps = { ...round, title: 'Falls short', block: { ...round.block, bid: 1_205_000 } };
const day = <EnBlocSimulator rounds={[round, short]} rules={{ minutes: 15, percent: 1 }} />;

beforeEach(standInForObserver);

afterEach(cleanup);

async function blockBid(): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>('Your bid on the block');
}

/** Returns the amount of each bidder, the block last. */
function payments(): (string | null)[] {
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  return rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? null);
}

describe('EnBlocSimulator', () => {
  it('shows the whole day in the built HTML, without controls', () => {
    const html = renderToString(day);
    expect(html).toContain('The block sells for $1,250,000.');
    expect(html).toContain('$1,212,000');
    expect(html).toContain('11:15 AM CST');
    expect(html).not.toMatch(/<button|<input/);
  });

  it('recalculates with every bid: sum, least bid, winner, payments', async () => {
    render(day);
    expect(payments()).toEqual(['Nothing', 'Nothing', '$1,250,000']);
    fireEvent.change(await screen.findByLabelText('Parcel 1, high bid'), { target: { value: '850,000' } });
    expect(screen.getByText('$1,262,500')).toBeTruthy();
    expect(screen.getByText('The parcels sell one by one.', { selector: 'strong' })).toBeTruthy();
    expect(payments()).toEqual(['$850,000', '$400,000', 'Nothing']);
    expect(screen.getByRole('img', { name: 'Plan of the farm: parcel 1, NE, sold' })).toBeTruthy();
  });

  it('counts no block bid from a bidder who did not take part', async () => {
    render(day);
    fireEvent.click(await screen.findByLabelText('I did not bid'));
    expect(screen.getByText(/only those who bid on a parcel may bid on the block/)).toBeTruthy();
    expect(payments().at(-1)).toBe('Nothing');
  });

  it('keeps invalid text, explains what is expected, and keeps the last bid', async () => {
    render(day);
    const field = await blockBid();
    for (const text of ['plenty', '12', '1,250,000.50', '']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
      expect(field.value).toBe(text);
      expect(screen.getByText(/^Enter whole dollars from \$1,000 to \$100,000,000/)).toBeTruthy();
      expect(payments().at(-1)).toBe('$1,250,000');
    }
    fireEvent.change(field, { target: { value: '1.3M' } });
    fireEvent.blur(field);
    expect(field.value).toBe('1,300,000');
    expect(payments().at(-1)).toBe('$1,300,000');
  });

  it('follows the slider, and starts again with another example', async () => {
    render(day);
    const field = await blockBid();
    fireEvent.change(screen.getByLabelText('Your bid on the block, slider'), {
      target: { value: '1215000' },
    });
    expect(field.value).toBe('1,215,000');
    fireEvent.click(screen.getByRole('button', { name: 'Falls short' }));
    expect((await blockBid()).value).toBe('1,205,000');
    expect(screen.getByText(/is \$7,000 short of the \$1,212,000/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Falls short' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the button of a single example, which is a way back to its figures', async () => {
    render(<EnBlocSimulator rounds={[round]} rules={{ minutes: 15, percent: 1 }} />);
    const field = await blockBid();
    expect(screen.queryByRole('button', { name: 'As it happened' })).toBeNull();
    fireEvent.change(field, { target: { value: '1,300,000' } });
    const example = screen.getByRole('button', { name: 'As it happened' });
    example.focus();
    fireEvent.click(example);
    expect((await blockBid()).value).toBe('1,250,000');
    expect(document.activeElement).toBe(example);
    expect(example.getAttribute('aria-pressed')).toBe('true');
  });

  it('steps through the day and returns to its end with a new figure', async () => {
    render(day);
    const current = () => screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-current'));
    fireEvent.click(screen.getByRole('button', { name: 'Start the day again' }));
    expect(current()?.textContent).toContain('The parcels open');
    fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
    expect(current()?.textContent).toContain('Total: $1,200,000.');
    fireEvent.change(await blockBid(), { target: { value: '1,300,000' } });
    expect(current()?.textContent).toContain('The block sells for $1,300,000.');
  });

  it('announces a change after a pause, and nothing before', async () => {
    render(day);
    const field = await blockBid();
    const status = screen.getByRole('status');
    jest.useFakeTimers();
    try {
      fireEvent.change(field, { target: { value: '1,30' } });
      fireEvent.change(field, { target: { value: '1,300,000' } });
      expect(status.textContent).toBe('');
      act(() => {
        jest.advanceTimersByTime(1000);
      });
      expect(status.textContent).toContain('The block sells for $1,300,000.');
    } finally {
      jest.useRealTimers();
    }
  });
});
