import type { PageKey } from '../../schema/editorial';
import type { Entry } from '../files/load-collection';
import { fileProblem, type Problem } from '../files/problem';
import type { UncheckedContent } from '../files/unchecked-content';

/** Pages that exist for their text. Others continue with lists, or say everything in their summary. */
const longPages: readonly PageKey[] = [
  'sell',
  'why',
  'how-it-works',
  'en-bloc',
  'terms-and-conditions',
  'payments',
];

/** Questions, biographies and pages whose text is missing below the fields. */
export function checkEmptyTexts({
  questions,
  team,
  pages,
}: Pick<UncheckedContent, 'questions' | 'team' | 'pages'>): Problem[] {
  const isLong = ({ slug }: Pick<Entry<unknown>, 'slug'>) => longPages.some((key) => key === slug);
  return [...questions.entries, ...team.entries, ...pages.entries.filter(isLong)]
    .filter(({ parsed }) => parsed.body === '')
    .map(({ parsed }) =>
      fileProblem(
        parsed.file,
        'no text follows the fields',
        'the text, below the second line of three dashes.',
      ),
    );
}
