import { parse } from 'yaml';
import { splitFrontMatter } from '../front-matter';
import { isSameData } from './is-same-data';
import { mergeYaml } from './merge-yaml';

function keepYaml(before: string, after: string): string {
  const wanted: unknown = parse(after);
  const merged = mergeYaml(before, wanted);
  return merged !== null && isSameData(parse(merged), wanted) ? merged : after;
}

/** Keeps the empty lines around a text as they are. */
function keepBody(before: string, after: string): string {
  const [old, wanted] = [before.trim(), after.trim()];
  if (old === wanted) return before;
  return old === '' ? after : before.replace(old, () => wanted);
}

/**
 * The new source of an entry, with unchanged parts as before: comments, quotes, lists and groups in brackets, line
 * breaks.
 *
 * @param before The old source, as someone may have written it by hand.
 * @param after The new source, as the CMS writes it.
 */
export function keepFormat(before: string, after: string): string {
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
  const [old, wanted] = [before.replaceAll('\r\n', '\n'), after.replaceAll('\r\n', '\n')];
  const [oldParts, newParts] = [splitFrontMatter(old), splitFrontMatter(wanted)];
  const kept =
    oldParts === null || newParts === null
      ? keepYaml(old, wanted)
      : old
          .slice(0, old.length - oldParts.body.length)
          .replace(oldParts.fields, () =>
            keepYaml(`${oldParts.fields}\n`, `${newParts.fields}\n`).trimEnd(),
          ) + keepBody(oldParts.body, newParts.body);
  return kept.replaceAll('\n', lineEnd);
}
