import path from 'node:path';
import { z } from 'zod';
import { readVersion } from '../../lib/file-version';
import type { Picture } from '../../lib/picture';
import type { Content } from '../../model/schema/content';
import { saleContextsOf } from '../../page-data/sale-context';
import { shellProps } from '../../page-data/shell';
import type { EditChecks } from '../content-edits/check-edit';
import { AssetSchema } from '../content-edits/edit-requests';
import { pathProblem } from '../content-edits/path-problem';
import { withStagedContent, type FileChange } from '../content-edits/staged-content';
import { readPictures, type SourcePicture } from '../media/read-pictures';
import { mediaUrl } from '../media/media-files';
import { siteContext } from '../pages/build-site';
import { entryPageOf } from './preview-pages';
import type { TemplateRenderer } from './render-template';
import { movedDates, type MovedDate } from './sample-dates';

/** An entry with the state of its form, and the files that were added to it. */
export const PreviewRequestSchema = z.object({
  path: z.string(),
  raw: z.string(),
  assets: z.array(AssetSchema),
});
type PreviewRequest = z.infer<typeof PreviewRequestSchema>;

/** The preview beside the form of an entry. */
export interface Preview {
  /** The page of the entry, with header and footer if these show it; null if it has no page, or has a problem. */
  readonly html: string | null;
  /** Problems of the entry, in sentences. */
  readonly problems: readonly string[];
  readonly movedDates: readonly MovedDate[];
}

/** The address of a picture as it was uploaded: its sizes for the site are made when it is published. */
function originalPicture(sources: ReadonlyMap<string, SourcePicture>) {
  return ({ file, alt, caption }: { file: string; alt: string; caption?: string | undefined }): Picture => {
    const { width = 0, height = 0 } = sources.get(file) ?? {};
    const src = `/admin/api${mediaUrl(file)}`;
    return {
      alt,
      caption: caption ?? null,
      width,
      height,
      src,
      srcSet: `${src} ${String(width)}w`,
      sources: [],
    };
  };
}

/** Opens collapsed parts, so that editors see what has changed: each change would collapse them again. */
function withOpenFolds(html: string): string {
  return html.replaceAll(/<details(?![^>]* open)/g, '<details open=""');
}

/** The entry of a file as the site has it, if samples of its kind move their dates. */
function sampleOf({ sales, testimonials }: Content, file: string): unknown {
  const { dir, name } = path.posix.parse(file);
  const entries = { 'content/sales': sales, 'content/testimonials': testimonials };
  const found = Object.entries(entries).find(([folder]) => folder === dir)?.[1] ?? [];
  return found.find(({ slug }) => slug === name);
}

/** Shows entries as the site would, from the content with the unsaved entry in place. */
export class EntryPreviews {
  /** @param root The folder above content/. */
  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly now: () => Date,
    private readonly checks: EditChecks,
    private readonly renderer: TemplateRenderer,
  ) {}

  /**
   * Renders the page of an entry, or returns its problems.
   *
   * @param signal Aborts the work, which then throws the signal's reason, when nobody is waiting for the preview any
   *   more.
   */
  async preview({ path: file, raw, assets }: PreviewRequest, signal: AbortSignal): Promise<Preview> {
    const { source } = readVersion(raw);
    const changes: FileChange[] = [
      ...assets.map((asset) => ({ path: asset.path, content: Buffer.from(asset.content, 'base64') })),
      { path: file, content: Buffer.from(source) },
    ];
    for (const change of changes) {
      const problem = await pathProblem(this.root, change.path);
      if (problem !== null) return { html: null, problems: [problem], movedDates: [] };
    }
    signal.throwIfAborted();
    return withStagedContent(this.root, changes, async (contentDir) => {
      signal.throwIfAborted();
      const { problems, content } = await this.checks.check(contentDir, changes);
      signal.throwIfAborted();
      if (content === null) return { html: null, problems, movedDates: [] };
      return {
        html: await this.#html(contentDir, content, file),
        problems,
        movedDates: movedDates(file, source, sampleOf(content, file)),
      };
    });
  }

  async #html(contentDir: string, content: Content, file: string): Promise<string | null> {
    const entryPage = entryPageOf(file);
    if (entryPage === null) return null;
    const sources = await readPictures(contentDir, content.media.keys());
    const context = siteContext(content, this.now(), this.env, {
      picture: originalPicture(sources),
      mediaUrl,
    });
    const saleContexts = saleContextsOf(context);
    const page = entryPage.makePage(context, saleContexts);
    if (page === undefined) return null;
    const shell = entryPage.hasShell === true ? shellProps(context, saleContexts) : null;
    return withOpenFolds(
      this.renderer.render({ ...page, template: entryPage.template }, content.texts, shell),
    );
  }
}
