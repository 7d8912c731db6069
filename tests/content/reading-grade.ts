import { fleschKincaid } from 'flesch-kincaid';
import MarkdownIt from 'markdown-it';
import { parse } from 'node-html-parser';
import { syllable } from 'syllable';
import type { Content } from '../../src/model/schema/content';

/** Maximum school grade of the questions. */
export const highestGrade = 9;

const markdown = new MarkdownIt();

/** The running text of a page by its paragraphs and list items, without headings and tables. */
function paragraphsOf(source: string): string[] {
  const blocks = parse(markdown.render(source)).querySelectorAll('p, li');
  return blocks.map((block) => block.text.trim()).filter((text) => !text.startsWith(':::'));
}

/** The Flesch-Kincaid grade of a text: the years of school that are needed to read it. */
export function gradeOf(paragraphs: readonly string[]): number {
  const sentences = paragraphs
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => /\p{L}/u.test(text));
  const words = sentences.flatMap((text) => text.match(/\p{L}[\p{L}'’]*/gu) ?? []);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

/** Measures the summary and the answer of each question as its page shows them. */
export function gradeQuestions({ questions }: Pick<Content, 'questions'>): { page: string; grade: number }[] {
  return questions.map(({ category, slug, summary, body }) => ({
    page: `${category}/${slug}`,
    grade: gradeOf([summary, ...paragraphsOf(body)]),
  }));
}
