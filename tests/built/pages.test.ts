import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hasShell, readFiles, readPages, type BuiltPage } from './built-site';
import { company, routes, themeColour } from '../tooling/company';

const pages = readPages();
const files = readFiles();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Violations of a rule on a list of pages, so that a failure names every page. */
function offenders(broken: (page: BuiltPage) => boolean): string[] {
  return pages.filter(broken).map(({ path }) => path);
}

function canonical({ root }: Pick<BuiltPage, 'root'>): URL {
  return new URL(root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? 'about:blank');
}

function isListed({ root }: BuiltPage): boolean {
  return root.querySelector('meta[name=robots]')?.getAttribute('content') !== 'noindex';
}

describe('every page', () => {
  it('has one main heading, a title, a description and a language', () => {
    expect(offenders(({ root }) => root.querySelectorAll('h1').length !== 1)).toEqual([]);
    expect(offenders(({ root }) => (root.querySelector('title')?.text ?? '') === '')).toEqual([]);
    const description = ({ root }: BuiltPage) =>
      root.querySelector('meta[name=description]')?.getAttribute('content');
    expect(offenders((page) => (description(page) ?? '') === '')).toEqual([]);
    expect(offenders(({ root }) => root.querySelector('html')?.getAttribute('lang') !== 'en-CA')).toEqual([]);
  });

  it('has the landmarks: header, main menu, main part, footer', () => {
    for (const landmark of ['header', 'nav[aria-label=Main]', 'main#main', 'footer']) {
      expect(
        offenders((page) => hasShell(page) && page.root.querySelectorAll(landmark).length !== 1),
      ).toEqual([]);
    }
  });

  it('has its canonical address', () => {
    expect(offenders((page) => canonical(page).pathname !== page.path)).toEqual([]);
  });

  it('links to the company on social networks, in its header and its footer', () => {
    for (const part of ['header', 'footer']) {
      for (const address of company.social)
        expect(
          offenders(
            (page) => hasShell(page) && page.root.querySelector(`${part} a[href="${address}"]`) === null,
          ),
        ).toEqual([]);
    }
  });

  it('marks no link in its header and footer as the current page, since they are the same on every page', () => {
    expect(
      offenders(({ root }) => root.querySelector('header [aria-current], footer [aria-current]') !== null),
    ).toEqual([]);
  });

  it('has the colour of buttons for the bars of browsers', () => {
    const colour = ({ root }: BuiltPage) =>
      root.querySelector('meta[name=theme-color]')?.getAttribute('content');
    expect(offenders((page) => colour(page) !== themeColour)).toEqual([]);
  });

  it('marks sample data once', () => {
    const { sampleNotice } = company;
    if (sampleNotice === null) return;
    expect(offenders(({ root }) => root.text.split(sampleNotice).length !== 2)).toEqual([]);
  });

  it('has a title of its own', () => {
    const titles = pages.map(({ root }) => root.querySelector('title')?.text ?? '');
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('uses an id once', () => {
    const repeats = ({ root }: BuiltPage) => {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      return ids.length !== new Set(ids).size;
    };
    expect(offenders(repeats)).toEqual([]);
  });

  it('describes its pictures and reserves their space', () => {
    const images = pages.flatMap(({ path, root }) =>
      root.querySelectorAll('img').map((image) => ({ path, image })),
    );
    const bare = images.filter(({ image }) =>
      ['alt', 'width', 'height'].some((name) => !image.getAttribute(name)),
    );
    expect(bare.map(({ path, image }) => `${path} ${image.toString()}`)).toEqual([]);
  });

  it('links only to pages, anchors and files that exist', () => {
    const dead = pages.flatMap(({ path, root }) =>
      root.querySelectorAll('a[href]').flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        const url = new URL(href, `https://site.example${path}`);
        if (url.origin !== 'https://site.example') return [];
        const target = byPath.get(url.pathname);
        if (target === undefined) return files.has(decodeURI(url.pathname)) ? [] : [`${path} -> ${href}`];
        const anchor = decodeURIComponent(url.hash.slice(1));
        return anchor === '' || target.root.querySelectorAll('[id]').some(({ id }) => id === anchor)
          ? []
          : [`${path} -> ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('loads only files that exist: scripts, pictures in every size, audio, captions, forms, previews', () => {
    const missing = pages.flatMap(({ path, root }) => {
      // As named on the page: relative to it, or with the origin that its canonical address has.
      const base = canonical({ root }).href;
      const named = (selector: string, attribute: string) =>
        root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
      const addresses = [
        ...named('[src]', 'src'),
        ...named('link[href]', 'href'),
        ...named('[poster]', 'poster'),
        ...named('form[action]', 'action'),
        ...named('meta[property="og:image"]', 'content'),
        ...named('[srcset]', 'srcset').flatMap((set) =>
          set.split(/,\s+/).map((item) => item.split(' ')[0] ?? ''),
        ),
      ];
      return [...new Set(addresses)]
        .map((address) => new URL(address, base))
        .filter(({ origin }) => origin === new URL(base).origin)
        .map(({ pathname }) => decodeURI(pathname))
        .filter((pathname) => !byPath.has(pathname) && !files.has(pathname))
        .map((pathname) => `${path} -> ${pathname}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the page of a sale and of its parcel', () => {
  it.each([
    ['clear-prairie-quarters', 'has passed', []],
    ['four-mile-coulee', 'is still ahead', ['Register To Bid']],
  ])('of %s, whose deadline %s, offers %j', (sale, _, offers) => {
    for (const path of [`/auctions/${sale}/`, `/auctions/${sale}/parcels/parcel-1/`]) {
      const main = byPath.get(path)?.root.querySelector('main');
      const links = main?.querySelectorAll('a').map(({ text }) => text);
      expect(links?.filter((text) => text === 'Register To Bid')).toEqual(offers);
      // Until the deadline the HTML has both texts, and the page shows the one that applies.
      expect(main?.text).toContain('Registration has closed.');
      expect(main?.text.includes('Register by ')).toBe(offers.length > 0);
    }
  });
});

describe('the sitemap', () => {
  it('lists the pages that search engines may list, and no others', () => {
    const listed = [...readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.sort()).toEqual(
      pages
        .filter(isListed)
        .map(({ path }) => path)
        .sort(),
    );
    expect(listed).not.toContain('/error-test/');
  });

  it('is named in robots.txt', () => {
    expect(readFileSync('public/robots.txt', 'utf8')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  });
});

describe('the routes of the specification', () => {
  it.each([
    '/',
    '/sales/',
    '/past-sales/',
    '/contact/',
    '/search/',
    '/terms-and-conditions/',
    '/testimonials/',
    '/faq/',
    '/farmlandexchange/',
    '/subscribe/',
    '/no-longer-available/',
    '/sale-postponed/',
    '/reminders/unsubscribe/',
    '/reminders/unsubscribed/',
    '/error-test/',
    routes.team,
    routes.sell,
    routes.why,
    routes.howItWorks,
    routes.enBloc,
    routes.compare,
    '/questions/sale-process/how-does-the-bidding-process-work/',
    '/questions/sale-process/what-is-en-bloc-and-how-does-it-work/',
    '/questions/buying-farmland/what-is-the-transaction-fee/',
  ])('%s exists', (path) => {
    expect(byPath.has(path)).toBe(true);
  });

  it.each([
    [routes.compare, ['Private-Sale', 'Public-Auction', 'Private-Tender', 'Professional-Realtor']],
    [
      '/questions/sale-process/how-does-the-bidding-process-work/',
      ['Bidding-Process', 'Starting-Bids', 'Closing-The-Sale'],
    ],
  ])('%s has its anchors', (path, anchors) => {
    for (const anchor of anchors)
      expect([anchor, byPath.get(path)?.root.getElementById(anchor) ?? null]).not.toContain(null);
  });

  it('has all ten generated kinds', () => {
    const templates = new Set(pages.map(({ template }) => template));
    const kinds = [
      'article',
      'feature',
      'option',
      'parcel',
      'episode',
      'transcript',
      'reminder',
      'sale',
      'showcase',
      'member',
    ];
    expect(kinds.filter((kind) => !templates.has(kind))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('has the texts of the specification', () => {
    const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
    expect(manifest).toMatchObject({
      name: company.name,
      start_url: '/',
      theme_color: themeColour,
      background_color: '#FFFFFF',
      display: 'minimal-ui',
    });
  });
});
