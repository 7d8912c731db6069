import MarkdownIt from 'markdown-it';

/** Levels of lists, quotes and emphasis within each other: more than any text needs, and far fewer than the build refuses. */
export const maxLevels = 20;

const levels = new Set(['bullet_list', 'ordered_list', 'blockquote', 'em', 'strong', 's']);
const parser = new MarkdownIt();

/** Finds the first block of a text with more levels than that: its line, from 0, or null. */
export function findDeepNesting(text: string): number | null {
  let [depth, line] = [0, 0];
  for (const block of parser.parse(text, {})) {
    line = block.map?.[0] ?? line;
    for (const { type, nesting } of [block, ...(block.children ?? [])]) {
      if (levels.has(type.replace(/_(?:open|close)$/, ''))) depth += nesting;
      if (depth > maxLevels) return line;
    }
  }
  return null;
}
