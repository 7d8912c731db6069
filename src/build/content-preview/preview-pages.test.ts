import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  episodeRoute,
  questionRoute,
  saleRoute,
  showcaseRoute,
  teamMemberRoute,
  testimonialRoute,
} from '../../model/derive/routes';
import { loadContent } from '../../model/load/load-content';
import type { Content } from '../../model/schema/content';
import { pageKeys } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import type { SitePage } from '../../page-data/page';
import { saleContextsOf, type SaleContext } from '../../page-data/sale-context';
import { mediaUrl } from '../media/media-files';
import { siteContext } from '../pages/build-site';
import { pageKinds } from '../pages/page-kinds';
import { entryPageOf, previewTemplates } from './preview-pages';

const now = new Date('2026-11-21T12:00:00-07:00');
let context: BuildContext;
let saleContexts: readonly SaleContext[];

beforeAll(async () => {
  const loaded = await loadContent('content', now);
  if (!loaded.ok) throw new Error('The content has problems.');
  const picture = ({ alt }: { readonly alt: string }) => ({
    alt,
    caption: null,
    width: 16,
    height: 9,
    src: '',
    srcSet: '',
    sources: [],
  });
  context = siteContext(loaded.value, now, {}, { picture, mediaUrl });
  saleContexts = saleContextsOf(context);
});

function pageOf(file: string): SitePage | undefined {
  const entryPage = entryPageOf(file);
  if (entryPage === null) throw new Error(`${file} has no preview`);
  expect(previewTemplates).toContain(entryPage.template);
  return entryPage.makePage(context, saleContexts);
}

it.each(pageKeys)('content/pages/%s.md is shown by its page', (key) => {
  const { heading, title, summary } = context.content.pages[key];
  expect(pageOf(`content/pages/${key}.md`)?.props).toMatchObject({ heading: heading ?? title, summary });
});

it.each(['site', 'navigation', 'texts'])(
  'settings/%s.yaml is shown by the home page with its shell',
  (name) => {
    const file = `content/settings/${name}.yaml`;
    expect(entryPageOf(file)).toMatchObject({ template: 'home/HomeTemplate.tsx', hasShell: true });
    expect(pageOf(file)?.path).toBe('/');
  },
);

describe('the page of an entry', () => {
  const examples: readonly (readonly [
    folder: string,
    pages: (content: Content) => readonly (readonly [name: string, path: string])[],
  ])[] = [
    ['sales', ({ sales }) => sales.map((sale) => [sale.slug, saleRoute(sale)])],
    [
      'questions',
      ({ questions }) =>
        questions.map((question) => [`${question.category}/${question.slug}`, questionRoute(question)]),
    ],
    [
      'team',
      ({ team, settings }) => team.map(({ slug }) => [slug, teamMemberRoute(settings.brand.slug, slug)]),
    ],
    [
      'testimonials',
      ({ testimonials }) =>
        testimonials.flatMap(({ slug, video }) =>
          video === undefined ? [] : [[slug, testimonialRoute(slug)]],
        ),
    ],
    ['episodes', ({ episodes }) => episodes.map((episode) => [episode.slug, episodeRoute(episode)])],
    ['showcases', ({ showcases }) => showcases.map(({ slug }) => [slug, showcaseRoute(slug)])],
    ['glossary', ({ glossary }) => glossary.map(({ slug }) => [slug, '/glossary/'])],
  ];

  it.each(examples)('is its own in %s', (folder, pages) => {
    const expected = pages(context.content);
    expect(expected).not.toEqual([]);
    expect(expected.map(([name]) => [name, pageOf(`content/${folder}/${name}.md`)?.path])).toEqual(expected);
  });

  it.each(pageKinds.flatMap((kind) => ('entriesOf' in kind ? [kind] : [])))(
    'is made in $entriesOf only where it is wanted',
    ({ pages }) => {
      expect(pages(context, saleContexts, () => true)).not.toEqual([]);
      expect(pages(context, saleContexts, () => false)).toEqual([]);
    },
  );

  it('is missing for a testimonial without a video', () => {
    const written = context.content.testimonials.find(({ video }) => video === undefined);
    expect(pageOf(`content/testimonials/${String(written?.slug)}.yaml`)).toBeUndefined();
  });
});

it('knows what is on no page', () => {
  expect(entryPageOf('content/settings/mails.yaml')).toBeNull();
  expect(entryPageOf('content/settings/other.yaml')).toBeNull();
  expect(entryPageOf('content/places/taber-ab.yaml')).toBeNull();
  expect(entryPageOf('content/pages/constructor.md')).toBeNull();
});
