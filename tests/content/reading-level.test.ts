import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import { gradeOf, gradeQuestions, highestGrade } from './reading-grade';

describe('the answer to a question', () => {
  it('can be read with nine years of school', async () => {
    const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
    if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
    const grades = gradeQuestions(loaded.value);
    expect(grades.length).toBeGreaterThan(20);
    expect(grades.filter(({ grade }) => !(grade > 0 && grade <= highestGrade))).toEqual([]);
  });

  it('is measured: long words in a long sentence are above every grade', () => {
    expect(
      gradeOf([
        'Notwithstanding the aforementioned stipulations, the undersigned purchaser acknowledges unconditional responsibility for municipal assessment adjustments.',
      ]),
    ).toBeGreaterThan(highestGrade);
  });
});
