import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SaleContext } from '../../../page-data/sale-context';
import type { BuildContext } from '../../../page-data/build-context';
import { salePlan } from '../../../model/derive/plan/sale-plan';
import { lotPreview, salePreview, type PreviewCard } from './preview-card';
import { salePreviewRoute } from '../../../model/derive/routes';
import { lotPreviewPath } from '../../../page-data/lot-preview-path';
import { readFirstTokens } from '../../css/inline-tokens';
import type { FileCache } from '../../cache/file-cache';
import type { PublishedFile } from '../publishing/publish-files';
import { drawCard } from './draw-card';
import { readFontOutlines } from './font-outlines';
import { renderCard } from './render-card';

/**
 * Reads the colours of the light theme from the style sheet of the site.
 *
 * @throws When the sheet lacks one.
 */
async function readColours(file: string): Promise<(token: string) => string> {
  const tokens = readFirstTokens(await readFile(file, 'utf8'));
  return (token) => {
    const value = tokens.get(token);
    if (value === undefined) throw new Error(`${file} has no ${token}.`);
    return value;
  };
}

function* cards(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
): Generator<{ route: string; card: PreviewCard }> {
  const { tagline } = context.content.settings.brand;
  yield { route: context.routes.preview, card: { heading: tagline, place: '', facts: [], plan: null } };
  for (const saleContext of saleContexts) {
    const { sale, status } = saleContext;
    const plan = salePlan(sale, status);
    const own = salePreviewRoute(sale);
    yield { route: own, card: salePreview(saleContext, plan) };
    for (const lot of saleContext.lots) {
      const route = lotPreviewPath(saleContext, lot);
      if (route !== own) yield { route, card: lotPreview(saleContext, lot, plan) };
    }
  }
}

/** Pictures for link previews: of each sale, of each lot that can still be bid on, and one for all other pages. */
export async function previewFiles(
  context: BuildContext,
  saleContexts: readonly SaleContext[],
  cache: FileCache,
): Promise<Iterable<PublishedFile>> {
  const styles = path.resolve('src/styles');
  const face = await readFontOutlines(path.join(styles, 'fonts/besley-540.woff2'));
  const colour = await readColours(path.join(styles, 'tokens.css'));
  const brand = context.content.settings.brand.name;
  function* files(): Generator<PublishedFile> {
    for (const { route, card } of cards(context, saleContexts))
      yield { route, content: () => renderCard(cache, drawCard(face, card, brand, colour)) };
  }
  return files();
}
