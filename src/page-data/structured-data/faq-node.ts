import type { FAQPageLeaf } from 'schema-dts';
import type { Question } from '../../model/schema/editorial';

/** Questions with their short answers, with the same text as on the page. */
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
