/** @jest-environment jsdom */
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { standInForObserver } from '../../../lib/observe-visibility.example';
import { renderToString } from 'react-dom/server';
import type { LotRowProps } from '../../../page-data/lot-props';
import { examplePlan } from '../../land/land-plan/LandPlan.example';
import { InteractivePlan } from './InteractivePlan';
import type * as lazyPart from './PlanTools';

let mockLost = false;

// A script that fails to load is requested again with the next press.
jest.mock('./PlanTools', () => {
  const actual = jest.requireActual<typeof lazyPart>('./PlanTools');
  return {
    __esModule: true,
    get PlanTools() {
      if (mockLost) throw new Error('The script was lost');
      return actual.PlanTools;
    },
  };
});

function lot(number: string): LotRowProps {
  return {
    href: `/auctions/coulee/parcels/parcel-${number}/`,
    id: `parcel-${number}`,
    number,
    name: `Parcel ${number}`,
    land: `NE-${number}-10-17-W4M`,
    use: 'Dryland',
    area: '160.0 ac',
    cultivated: '150.0 ac',
    price: `$${number}00,000`,
    perTitledAcre: '$1,000/ac',
    perCultivatedAcre: '$1,100/ac',
    outcome: 'for sale',
  };
}

const lots = ['1', '2', '3'].map(lot);
const aerial = {
  picture: {
    alt: 'The land from above',
    caption: 'Rendered sample image',
    width: 1248,
    height: 1248,
    src: '/above.jpg',
    srcSet: '',
    sources: [{ type: 'image/avif', srcSet: '/above-412.avif 412w,/above-1248.avif 1248w' }],
  },
  bounds: [0, 0, 160, 160],
} as const;

function plan(withAerial = false, ownPage?: number) {
  return (
    <InteractivePlan
      plan={examplePlan('for sale')}
      lots={lots}
      links={lots.map(({ id, name }, index) => (index === ownPage ? null : { href: `#${id}`, label: name }))}
      finalPrices={false}
      built="upcoming"
      status="upcoming"
      aerial={withAerial ? aerial : null}
    />
  );
}

function linkTo(number: number): HTMLElement {
  const link = screen
    .getAllByRole('link', { name: `Parcel ${String(number)}` })
    .find((element) => element.getAttribute('href')?.startsWith('#'));
  if (link === undefined) throw new Error('The drawing has no such link');
  return link;
}

async function open(number: number): Promise<HTMLElement> {
  fireEvent.click(linkTo(number));
  return screen.findByRole('group', { name: `Parcel ${String(number)}` });
}

beforeEach(() => {
  mockLost = false;
  window.location.hash = '';
  Element.prototype.scrollIntoView = jest.fn();
  standInForObserver();
});

afterEach(cleanup);

describe('InteractivePlan', () => {
  it('is links and a drawing in the built HTML', () => {
    const html = renderToString(plan(true));
    expect(html).toContain('href="#parcel-2"');
    expect(html).not.toMatch(/<button|<input/);
  });

  it('shows number, price, acres and use of the parcel that is tapped, and announces them', async () => {
    render(plan());
    const panel = await open(2);
    for (const text of ['2', '$200,000', '160.0 ac', 'Dryland', 'NE-2-10-17-W4M'])
      expect(panel.textContent).toContain(text);
    // A live region that is added together with its text is not announced.
    expect(screen.getByRole('status').textContent).toBe('');
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe(
        'Parcel 2, NE-2-10-17-W4M, 160.0 ac. Starting bid $200,000, for sale.',
      );
    });
  });

  it('goes from parcel to parcel by its buttons, as far as there are any', async () => {
    render(plan());
    await open(2);
    fireEvent.click(screen.getByRole('button', { name: /Next/ }));
    expect(screen.getByRole('group', { name: 'Parcel 3' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Next/ }));
    expect(screen.getByRole('group', { name: 'Parcel 3' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Next/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('follows the arrow keys with the focus in the drawing, and Esc', async () => {
    render(plan());
    linkTo(1).focus();
    await open(1);
    fireEvent.keyDown(linkTo(1), { key: 'ArrowRight' });
    expect(screen.getByRole('group', { name: 'Parcel 2' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('href')).toBe('#parcel-2');
    fireEvent.keyDown(linkTo(1), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Parcel 2' })).toBeNull();
  });

  it('returns the focus to the drawing when it is closed', async () => {
    render(plan());
    await open(3);
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(document.activeElement?.getAttribute('href')).toBe('#parcel-3');
  });

  it.each([
    { screens: 'a phone', then: 'closes', large: false },
    { screens: 'a large screen', then: 'stays', large: true },
  ])('stays open while the focus is in it, and on $screens $then when it leaves', async ({ large }) => {
    Object.assign(window, { matchMedia: () => ({ matches: large }) });
    render(
      <>
        {plan()}
        <button type="button">Elsewhere</button>
      </>,
    );
    linkTo(2).focus();
    await open(2);
    screen.getByRole('button', { name: 'Close' }).focus();
    expect(screen.queryByRole('group', { name: 'Parcel 2' })).toBeTruthy();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => {
      elsewhere.focus();
    });
    expect(screen.queryByRole('group', { name: 'Parcel 2' }) !== null).toBe(large);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('includes the parcel of the page, which has no link', async () => {
    render(plan(false, 1));
    await open(3);
    fireEvent.click(screen.getByRole('button', { name: /Previous/ }));
    const panel = screen.getByRole('group', { name: 'Parcel 2' });
    expect(panel.querySelector('a')).toBeNull();
  });

  it('lets a click with a modifier key open the link as usual', () => {
    render(plan());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    linkTo(1).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('follows its links as without scripts while its script cannot be loaded, from the first press on', async () => {
    mockLost = true;
    render(plan(true));
    fireEvent.click(linkTo(2));
    await waitFor(() => {
      expect(window.location.hash).toBe('#parcel-2');
    });
    expect(screen.queryByRole('group', { name: 'Parcel 2' })).toBeNull();
    mockLost = false;
    await open(2);
  });

  it('stays on the page that was opened before the script failed to load', async () => {
    mockLost = true;
    const { unmount } = render(plan());
    fireEvent.click(linkTo(2));
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(window.location.hash).toBe('');
  });

  it('draws the plan over the aerial picture by a slider', async () => {
    const rendered = jest.fn();
    render(
      <Profiler id="plan" onRender={rendered}>
        {plan(true)}
      </Profiler>,
    );
    const slider = await screen.findByRole('slider', { name: 'Plan drawn over the aerial picture' });
    expect(screen.queryByRole('img', { name: 'The land from above' })).toBeNull();
    rendered.mockClear();
    fireEvent.change(slider, { target: { value: '40' } });
    expect(rendered).toHaveBeenCalledTimes(1);
    const picture = screen.getByRole('img', { name: 'The land from above' });
    expect(picture.getAttribute('href')).toBe('/above-1248.avif');
    fireEvent.error(picture);
    expect(picture.getAttribute('href')).toBe('/above.jpg');
    fireEvent.change(slider, { target: { value: '100' } });
    expect(screen.queryByRole('img', { name: 'The land from above' })).toBeNull();
  });
});
