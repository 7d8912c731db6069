import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { fleschKincaid } from 'flesch-kincaid';
import MarkdownIt from 'markdown-it';
import { parse } from 'node-html-parser';
import { syllable } from 'syllable';

/** The school grade above which no question is written. */
const highestGrade = 9;

const markdown = new MarkdownIt();

/** The running text of a page by its paragraphs and list items, without headings and tables. */
function paragraphsOf(file: string): string[] {
  const [, , source = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const blocks = parse(markdown.render(source)).querySelectorAll('p, li');
  return blocks.map((block) => block.text.trim()).filter((text) => !text.startsWith(':::'));
}

/** The Flesch-Kincaid grade of a text: the years of school that reading it takes. */
function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs
    .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
    .filter((text) => /\p{L}/u.test(text));
  const words = sentences.flatMap((text) => text.match(/\p{L}[\p{L}'’]*/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

const questions = readdirSync('content/questions', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort();

describe('the answer to a question', () => {
  it.each(questions)('%s can be read with nine years of school', (file) => {
    const grade = gradeOf(paragraphsOf(`content/questions/${file}`));
    expect(grade).toBeGreaterThan(0);
    expect(grade).toBeLessThanOrEqual(highestGrade);
  });

  it('is measured: long words in a long sentence are above every grade', () => {
    expect(
      gradeOf([
        'Notwithstanding the aforementioned stipulations, the undersigned purchaser acknowledges unconditional responsibility for municipal assessment adjustments.',
      ]),
    ).toBeGreaterThan(highestGrade);
  });
});
