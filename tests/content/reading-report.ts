import { contentDate, contentDirectory } from '../../src/model/load/environment';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { gradeQuestions, highestGrade } from './reading-grade';

/** Prints the reading level of each question, the hardest first, and fails if one is too hard. */
async function main(): Promise<void> {
  const loaded = await loadContent(contentDirectory(process.env), contentDate(process.env));
  if (!loaded.ok) {
    console.error(formatProblems(loaded.failure));
    process.exitCode = 1;
    return;
  }
  const grades = gradeQuestions(loaded.value).sort((a, b) => b.grade - a.grade);
  console.log(
    [
      `School grade of each question (Flesch-Kincaid); at most ${String(highestGrade)}:`,
      ...grades.map(({ page, grade }) => `${grade.toFixed(1).padStart(5)}  ${page}`),
    ].join('\n'),
  );
  if (grades.some(({ grade }) => grade > highestGrade)) process.exitCode = 1;
}

void main();
