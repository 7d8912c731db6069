import path from 'node:path';
import { capitalized } from '../../lib/sentence';
import { loadContent } from '../../model/load/load-content';
import { createParseCache } from '../../model/load/files/parse-cache';
import type { Content } from '../../model/schema/content';
import type { Problem } from '../../model/load/files/problem';
import type { FileChange } from './staged-content';
import { uploadProblem } from './upload-rules';

/** The folder of pictures and other uploads. */
export const mediaFolder = 'content/media/';

/** The result of checking an edit: its problems, and the content with it. */
export interface CheckedEdit {
  /** Sentences about what the edit would break. */
  readonly problems: readonly string[];
  /** Null if the content has a problem, from this edit or from before. */
  readonly content: Content | null;
}

/** Identity of a problem, the same before and after an edit that moves it to another line. */
function identityOf({ file, field, message }: Problem): string {
  return JSON.stringify([file, field, message]);
}

/** A problem as a sentence for an editor who has the form of the file open. */
function sentenceOf({ file, field, message, advice }: Problem, changes: readonly FileChange[]): string {
  const places = changes.some((change) => change.path === file) ? [field] : [file, field];
  const place = places.filter((part) => part !== '').join(', ');
  const sentence = place === '' ? capitalized(message) : `${place}: ${message}`;
  return `${sentence}. Write: ${advice}`;
}

async function refusedUploads(contentDir: string, changes: readonly FileChange[]): Promise<string[]> {
  const uploads = changes.filter(
    ({ path: file, content }) => content !== null && file.startsWith(mediaFolder),
  );
  const stage = path.dirname(contentDir);
  const refused = await Promise.all(
    uploads.map(({ path: file }) => uploadProblem(file, path.join(stage, file))),
  );
  return refused.filter((sentence) => sentence !== null);
}

/** Checks content with an edit in place, in the words of `npm run content:check`. */
export class EditChecks {
  readonly #parse = createParseCache();

  /** @param root The folder above content/. */
  constructor(
    private readonly root: string,
    private readonly now: () => Date,
  ) {}

  /**
   * Finds uploads that are not what their names say, and new problems in the whole content.
   *
   * @param contentDir The folder that has the edited content.
   */
  async check(contentDir: string, changes: readonly FileChange[]): Promise<CheckedEdit> {
    const now = this.now();
    const uploads = await refusedUploads(contentDir, changes);
    if (uploads.length > 0) return { problems: uploads, content: null };
    const after = await loadContent(contentDir, now, this.#parse);
    if (after.ok) return { problems: [], content: after.value };
    const before = await loadContent(path.join(this.root, 'content'), now, this.#parse);
    const known = new Set(before.ok ? [] : before.failure.map(identityOf));
    const problems = after.failure
      .filter((problem) => !known.has(identityOf(problem)))
      .map((problem) => sentenceOf(problem, changes));
    return { problems, content: null };
  }
}
