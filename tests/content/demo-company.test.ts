import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { exampleBuildContext } from '../../src/page-data/build-context.example';
import { shellProps } from '../../src/page-data/shell';
import type { LinkGroup, ShellProps } from '../../src/page-data/shell-props';
import { company, routes, themeColour } from '../tooling/company';

let shell: ShellProps;
/** False for another company, which has facts and menus of its own: `npm run rebrand` removes the story of the name. */
let isDemo: boolean;

beforeAll(async () => {
  const now = new Date('2026-11-21T18:00:00Z');
  const loaded = await loadContent('content', now);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  shell = shellProps({ ...exampleBuildContext(loaded.value, now), routes }, []);
  isDemo = shell.story !== null;
});

function hrefs(groups: readonly LinkGroup[]): string[][] {
  return groups.map(({ links }) => links.map(({ href }) => href));
}

describe('the company of the demo', () => {
  it('has the telephone number and the colour of the specification', () => {
    if (!isDemo) return;
    expect([shell.contact.phone, company.phone]).toEqual(['+1 (866) 263-7480', '+1 (866) 263-7480']);
    // tests/built/pages.test.ts compares the manifest and the head with it.
    expect(themeColour).toBe('#F8B332');
  });

  it('has the links of the specification in its menus and its footer', () => {
    if (!isDemo) return;
    const { buy, sell, more, footer } = shell;
    const why = [
      routes.why,
      routes.team,
      '/testimonials/',
      '/terms-and-conditions/',
      '/faq/',
      '/farmlandexchange/',
    ];
    const bidding = '/questions/sale-process/how-does-the-bidding-process-work/';
    const how = [
      `${bidding}#Bidding-Process`,
      `${bidding}#Starting-Bids`,
      `${bidding}#Closing-The-Sale`,
      '/questions/sale-process/what-is-en-bloc-and-how-does-it-work/',
      '/questions/buying-farmland/what-is-the-transaction-fee/',
    ];
    expect(buy.main.href).toBe('/sales/');
    expect(hrefs(buy.groups)).toEqual([
      ['/sales/', '/past-sales/'],
      [bidding, '/terms-and-conditions/'],
    ]);
    expect(sell.main.href).toBe(routes.sell);
    expect(hrefs(sell.groups)).toEqual([[routes.sell, routes.team, '/testimonials/', '/faq/']]);
    expect(hrefs(more.groups)).toEqual([
      why,
      how,
      ['Private-Sale', 'Public-Auction', 'Private-Tender', 'Professional-Realtor'].map(
        (anchor) => `${routes.compare}#${anchor}`,
      ),
    ]);
    expect(hrefs(footer.groups)).toEqual([why, [routes.howItWorks, ...how, '/subscribe/']]);
  });
});
