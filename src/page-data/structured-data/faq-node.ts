import type { FAQPageLeaf } from 'schema-dts';
import type { Question } from '../../model/schema/editorial';

/** Questions with their short answers, which the page shows in the same words. */
export function faqNode(questions: readonly Question[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, summary }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: summary },
    })),
  };
}
