import { z } from 'zod';
import { name, questionName, reference, text } from './fields';
import { endsAfterItBegins, scheduleFields, scheduleOrder } from './schedule';

/** A term of the glossary: content/glossary/{slug}.yaml. */
export const TermSchema = z
  .strictObject({
    term: name('Term', 'As shown in the glossary, such as Quarter section.'),
    definition: text(
      'Definition',
      'One to three plain sentences; also shown where a text uses the term.',
      1000,
    ),
    forms: z.array(name('Form', 'Such as quarter sections.')).default([]).meta({
      title: 'Other forms',
      description: 'Other words by which texts use the term, such as plurals.',
    }),
    seeAlso: z
      .array(reference('glossary', 'Term'))
      .default([])
      .meta({ title: 'See also', description: 'Other terms that help to understand this one.' }),
    question: questionName('More in').optional(),
    inline: z.boolean().default(true).meta({
      title: 'Marked in texts',
      description: 'false for a word so common that explaining it on every page would disturb.',
      hint: 'Whether texts explain it where it stands. Not for words so common that this would disturb on every page.',
    }),
    ...scheduleFields,
  })
  .refine(endsAfterItBegins, scheduleOrder);
export type Term = z.infer<typeof TermSchema> & { readonly slug: string };
