import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'tests/e2e';

/** Browser tests by area: a change to a file whose path begins with a key affects its specs. */
export const specsByPath: Readonly<Record<string, readonly string[]>> = {
  'content/': ['browse', 'sales-list', 'reading'],
  'gatsby-': ['shell', 'modals', 'errors', 'browse', 'registration'],
  'src/admin/': [
    'cms',
    'cms-attacks',
    'cms-git',
    'cms-git-pkce',
    'cms-new-sale',
    'cms-sale-life',
    'cms-settings',
    'cms-unsaved',
    'publish',
  ],
  'src/app/': [
    'shell',
    'before-scripts',
    'page-work',
    'modals',
    'errors',
    'faults',
    'integrity',
    'browse',
    'brochure',
    'no-javascript',
    'scroll',
    'prefetch',
    'bfcache',
    'memory',
  ],
  'src/api/': ['live-sales', 'host'],
  'src/build/': [
    'templates',
    'host',
    'integrity',
    'errors',
    'search-page',
    'offline',
    'cms',
    'cms-settings',
    'cms-git',
    'cms-git-pkce',
    'cms-new-sale',
    'publish',
  ],
  'src/components/contact/': ['selling', 'shell'],
  'src/components/forms/': ['forms'],
  'src/components/land/': [
    'templates',
    'interactive-plan',
    'sale',
    'parcel',
    'land-record',
    'en-bloc',
    'my-place',
    'my-place-kept',
  ],
  'src/components/media/': ['pictures', 'sale', 'parcel'],
  'src/components/people/': ['selling'],
  'src/components/podcast/': ['podcast'],
  'src/components/reading/': ['reading', 'en-bloc'],
  'src/components/sales/': [
    'interactive-plan',
    'results',
    'auction-day',
    'en-bloc',
    'sale',
    'sales-list',
    'sales-map',
    'kept-focus',
    'past-sales',
    'parcel',
    'live-sales',
    'registration',
    'shortlist',
  ],
  'src/features/auth/': ['account', 'shell'],
  'src/features/consent/': ['consent', 'shell', 'toasts', 'dock'],
  'src/features/contact/': ['shell', 'selling', 'forms'],
  'src/features/error-reports/': ['errors'],
  'src/features/forms/': ['forms', 'visit-scripts'],
  'src/features/glossary/': ['reading', 'keyboard'],
  'src/features/local-time/': ['sale', 'layout'],
  'src/features/my-place/': ['my-place', 'my-place-kept'],
  'src/features/navigation/': ['shell', 'modals', 'keyboard'],
  'src/features/offline-copies/': ['offline'],
  'src/features/player/': ['podcast'],
  'src/features/query-state/': ['sales-list', 'past-sales', 'parcel'],
  'src/features/search/': ['search', 'search-page', 'home-search', 'shell'],
  'src/features/sale-status/': ['live-sales', 'engine-statuses', 'sale'],
  'src/features/shortlist/': ['shortlist', 'offline'],
  'src/features/showcase/': ['showcase'],
  'src/features/tracking/': ['consent'],
  'src/features/toasts/': ['toasts'],
  'src/host/': ['cms-git', 'host', 'engine-statuses', 'live-sales', 'forms', 'unsubscribe'],
  'src/layout/': [
    'shell',
    'search',
    'home-search',
    'consent',
    'anchors',
    'bid-bar',
    'dock',
    'keyboard',
    'tab-order',
    'account',
    'layout',
    'large-text',
    'no-javascript',
  ],
  'src/styles/': ['layout', 'large-text', 'templates'],
  'src/templates/article/': ['reading'],
  'src/templates/brochure/': ['brochure'],
  'src/templates/compare/': ['parcel'],
  'src/templates/contact/': ['forms'],
  'src/templates/en-bloc/': ['en-bloc', 'auction-day'],
  'src/templates/episode/': ['podcast'],
  'src/templates/error-test/': ['errors'],
  'src/templates/faq/': ['reading', 'keyboard'],
  'src/templates/feature/': ['parcel'],
  'src/templates/glossary/': ['reading'],
  'src/templates/home/': ['browse', 'first-screen', 'home-search', 'layout'],
  'src/templates/how-it-works/': ['reading'],
  'src/templates/member/': ['selling', 'modals'],
  'src/templates/notice/': ['unsubscribe'],
  'src/templates/option/': ['modals', 'registration'],
  'src/templates/parcel/': [
    'anchors',
    'bid-bar',
    'first-screen',
    'results',
    'land-record',
    'parcel',
    'pictures',
  ],
  'src/templates/past-sales/': ['past-sales', 'results'],
  'src/templates/podcast/': ['podcast'],
  'src/templates/question/': ['reading'],
  'src/templates/reminder/': ['modals', 'forms'],
  'src/templates/sale/': [
    'anchors',
    'auction-day',
    'bid-bar',
    'first-screen',
    'results',
    'sale',
    'live-sales',
    'pictures',
  ],
  'src/templates/sales/': ['sales-list', 'sales-map', 'kept-focus'],
  'src/templates/search/': ['search-page'],
  'src/templates/sell/': ['selling'],
  'src/templates/shortlist/': ['shortlist'],
  'src/templates/showcase/': ['showcase'],
  'src/templates/subscribe/': ['forms'],
  'src/templates/team/': ['selling'],
  'src/templates/testimonial': ['selling'],
  'src/templates/transcript/': ['podcast'],
  'src/worker/': ['offline'],
  'src/ui/': ['templates', 'layout', 'keyboard', 'tab-order'],
  'src/ui/fold/': ['anchors'],
  'src/ui/section-chips/': ['anchors'],
  'tests/stand-ins/git/': ['cms-git', 'cms-git-pkce'],
  'tests/stand-ins/gitea/': ['cms-git-pkce'],
  'tests/stand-ins/github/': ['cms-git'],
  'tests/stand-ins/gitlab/': ['cms-git-pkce'],
  'tests/stand-ins/search/': ['search', 'search-page'],
  'tests/stand-ins/engine/': ['engine', 'account', 'engine-statuses'],
};

function listSpecs(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length));
}

/** Returns whether a spec imports the file of tests/e2e directly. */
function imports(spec: string, name: string): boolean {
  return readFileSync(path.join(folder, `${spec}.spec.ts`), 'utf8').includes(`'./${name}'`);
}

function affectedBy(file: string): readonly string[] {
  const { dir, name } = path.posix.parse(file);
  if (dir === folder) {
    return file.endsWith('.spec.ts')
      ? [name.replace(/\.spec$/, '')]
      : listSpecs().filter((spec) => imports(spec, name));
  }
  if (/\.(?:test|example)\.tsx?$/.test(file)) return [];
  return Object.entries(specsByPath).flatMap(([start, specs]) => (file.startsWith(start) ? specs : []));
}

/** The file names of browser tests that a change to the files can affect. */
export function affectedSpecs(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(affectedBy))].sort().map((spec) => `${spec}.spec.ts`);
}
