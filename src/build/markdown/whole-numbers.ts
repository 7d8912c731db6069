import type { MarkdownIt } from 'markdown-it';

/** The space between a number and its unit, such as in 4:00 PM and $1.25 million. */
const spaceInNumber = /(?<=\d) (?=(?:AM|PM|million|per cent)\b)/g;

/** Keeps a number and its unit on one line. */
export function keepNumbersWhole(renderer: MarkdownIt): void {
  renderer.core.ruler.push('whole-numbers', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'text') token.content = token.content.replace(spaceInNumber, '\u00a0');
    }
  });
}
