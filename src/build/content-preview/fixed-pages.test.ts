import { beforeAll, expect, it } from '@jest/globals';
import { loadContent } from '../../model/load/load-content';
import { pageKeys } from '../../model/schema/editorial';
import type { BuildContext } from '../../page-data/build-context';
import { saleContextsOf } from '../../page-data/sale-context';
import { mediaUrl } from '../media/media-files';
import { siteContext } from '../pages/build-site';
import { entryPageOf, previewTemplates } from './preview-pages';

const now = new Date('2026-11-21T12:00:00-07:00');
let context: BuildContext;

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
});

it.each([
  ...pageKeys.map((key) => `content/pages/${key}.md`),
  ...['site', 'navigation', 'texts'].map((name) => `content/settings/${name}.yaml`),
])('%s is shown by a page of the site', (file) => {
  const entryPage = entryPageOf(file);
  if (entryPage === undefined) throw new Error(`${file} has no preview`);
  const path = entryPage.path(context, '', '');
  const page = entryPage.pages(context, saleContextsOf(context), '').find((one) => one.path === path);
  expect(page?.component).toBe(entryPage.template);
  expect(previewTemplates).toContain(entryPage.template);
});

it('lists the entries that are on no page', () => {
  expect(entryPageOf('content/settings/mails.yaml')).toBeUndefined();
  expect(entryPageOf('content/places/taber-ab.yaml')).toBeUndefined();
  expect(entryPageOf('content/pages/constructor.md')).toBeUndefined();
});
