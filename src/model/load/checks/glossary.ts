import type { UncheckedContent } from '../files/unchecked-content';
import { fieldName, type Problem } from '../files/problem';

/** Checks that the questions of terms exist, and that no two terms share a form. */
export function checkGlossary(draft: UncheckedContent): Problem[] {
  const ownerOf = new Map<string, string>();
  return draft.glossary.entries.flatMap(({ slug, fields, parsed }): Problem[] => {
    const problems: Problem[] = [];
    function report(path: readonly PropertyKey[], message: string, advice: string): void {
      problems.push({
        file: parsed.file,
        line: parsed.lineOf(path),
        field: fieldName(path),
        message,
        advice,
      });
    }
    const { question } = fields;
    if (question !== undefined && !draft.questions.slugs.has(question))
      report(
        ['question'],
        `there is no content/questions/${question}.md`,
        'the folder and file name of a question, such as sale-process/how-does-the-bidding-process-work.',
      );
    [fields.term, ...fields.forms].forEach((form, index) => {
      const word = form.toLowerCase();
      const owner = ownerOf.get(word);
      ownerOf.set(word, slug);
      if (owner === undefined) return;
      report(
        index === 0 ? ['term'] : ['forms', index - 1],
        `"${form}" is already a word of content/glossary/${owner}.yaml`,
        'each word at one term only.',
      );
    });
    return problems;
  });
}
