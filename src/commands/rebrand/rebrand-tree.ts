import type { Answers } from './answers';
import { changeColours } from './change-colours';
import { changeSettings } from './change-settings';
import { readPresentBrand, settingsFile, type Brand } from './present-brand';
import { mentionsOf, removeSamples, type Edit } from './remove-samples';
import { brandReplacer, firstTrace, markupReplacer } from './replace-brand';
import { isText, type Tree } from './tree';

/** Files that keep the name of the old company: the history of decisions and of versions, and the copyright holder. */
export const keepsOldBrand = /^(?:docs\/decisions\/|LICENSE$|CHANGELOG\.md$)/;
/** Names of packages, with nothing about the company except the name of this package. */
const lockFile = 'package-lock.json';
/** Texts and code in which a name has to be unambiguous; this command's own examples need not be. */
const mayHoldWords = /^(?:content|src)\/(?!commands\/rebrand\/)/;
const hasMarkup = /\.(?:svg|html|xml)$/;

function textOf(content: Buffer | undefined): string {
  return content?.toString('utf8') ?? '';
}

/** Refuses names that could not be distinguished from other words later, or that contain the old one. */
function checkNames(tree: Tree, from: Brand, to: Brand): void {
  const faults: string[] = [];
  for (const [flag, value] of Object.entries<string>({ ...to })) {
    if (firstTrace(value, from) !== null)
      faults.push(
        `--${flag}: "${value}" holds the name that the site has now, "${from.name}" (${from.slug}), so no check could tell whether that is gone. Choose another.`,
      );
  }
  for (const [flag, word] of [
    ['name', to.name],
    ['slug', to.slug],
  ] as const) {
    const places = [...tree].flatMap(([file, content]) => {
      if (!mayHoldWords.test(file) || !isText(content)) return [];
      const at = textOf(content).toLowerCase().indexOf(word.toLowerCase());
      return at === -1 ? [] : [`${file}, line ${String(textOf(content).slice(0, at).split('\n').length)}`];
    });
    if (places.length > 0)
      faults.push(
        `--${flag}: "${word}" is in ${String(places.length)} files already, such as ${places[0] ?? ''}, so it could not be told from other words. Choose one with another word beside it.`,
      );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Names the package after the company, in both files of npm.
 *
 * @param before The tree as it was: the lock file still has the package's old name.
 */
function renamePackage(before: Tree, tree: Map<string, Buffer>, slug: string): void {
  const name = `"name": "${slug}-website"`;
  const present = /"name": "[^"]*"/.exec(textOf(before.get('package.json')))?.[0];
  if (present === undefined) return;
  // The lock file has it twice: for the project, and for its root package.
  for (const [file, ends] of [
    ['package.json', 1],
    [lockFile, 2],
  ] as const) {
    const content = before.get(file) === undefined ? undefined : tree.get(file);
    if (content === undefined) continue;
    const own = file === lockFile ? present : /"name": "[^"]*"/;
    let text = textOf(content);
    for (let count = 0; count < ends; count += 1) text = text.replace(own, name);
    tree.set(file, Buffer.from(text));
  }
}

/** The result of rebranding a tree. */
export interface Rebranding {
  readonly from: Brand;
  readonly to: Brand;
  readonly tree: Tree;
  /** Removed sample files, by their old paths. */
  readonly removed: readonly string[];
  /** Old paths by the new ones. */
  readonly renamed: ReadonlyMap<string, string>;
}

function replaceBrand(tree: Tree, from: Brand, to: Brand) {
  const [inText, inMarkup] = [brandReplacer(from, to), markupReplacer(from, to)];
  const result = new Map<string, Buffer>();
  const renamed = new Map<string, string>();
  for (const [file, content] of tree) {
    const keeps = keepsOldBrand.test(file);
    const path = keeps ? file : file.replaceAll(from.slug, to.slug);
    if (tree.has(path) && path !== file)
      throw new Error(`${file} would become ${path}, which is there already. Move one of them away.`);
    if (path !== file) renamed.set(path, file);
    const replace = hasMarkup.test(file) ? inMarkup : inText;
    const asIs = keeps || file === lockFile || !isText(content);
    result.set(path, asIs ? content : Buffer.from(replace(content.toString('utf8'))));
  }
  return { result, renamed };
}

/** Traces of a company in a tree, such as docs/notes.md, line 3. */
export function tracesIn(tree: Tree, brand: Brand): string[] {
  return [...tree].flatMap(([file, content]) => {
    if (keepsOldBrand.test(file)) return [];
    if (firstTrace(file, brand) !== null) return [`${file}, in its name`];
    const line = firstTrace(content.toString(isText(content) ? 'utf8' : 'latin1'), brand);
    if (line === null) return [];
    return [isText(content) ? `${file}, line ${String(line)}` : `${file}, which is not text`];
  });
}

/**
 * Replaces the company of a tree with another one, in memory.
 *
 * @throws With every reason against it; nothing has been written then.
 */
export async function rebrandTree(tree: Tree, answers: Answers, edits: readonly Edit[]): Promise<Rebranding> {
  const { brand: from, hasSamples } = readPresentBrand(textOf(tree.get(settingsFile)));
  const { name = '', slug = '', email = '', site = '', engine = '' } = answers.texts;
  const to = { name, slug, email, site, engine };
  checkNames(tree, from, to);
  const { tree: kept, removed } =
    hasSamples && !answers.keepSamples ? removeSamples(tree, edits, from.name) : { tree, removed: [] };
  const { result, renamed } = replaceBrand(await changeColours(kept, answers.colours), from, to);
  const settings = changeSettings(textOf(kept.get(settingsFile)), answers, hasSamples);
  result.set(settingsFile, Buffer.from(brandReplacer(from, to)(settings)));
  const readme = result.get('README.md');
  if (readme !== undefined)
    result.set(
      'README.md',
      Buffer.from(readme.toString('utf8').replace(/^# .*/, () => `# Website of ${name}`)),
    );
  renamePackage(tree, result, slug);
  const left = tracesIn(result, from);
  if (left.length > 0)
    throw new Error(
      `"${from.name}" or "${from.slug}" would stay in:\n  ${left.slice(0, 20).join('\n  ')}\nWrite it there exactly as content/settings/site.yaml does, or remove it, and run this again.`,
    );
  const mentions = mentionsOf(removed, result);
  if (mentions.length > 0)
    throw new Error(
      `These texts speak of samples that would be gone:\n  ${mentions.slice(0, 20).join('\n  ')}\nRemove the passages, or use --keep-samples.`,
    );
  return { from, to, tree: result, removed, renamed };
}
