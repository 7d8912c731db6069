import { isReservedId } from '../../derive/reserved-ids';
import { fieldName, type Problem } from '../files/problem';
import type { ParsedFile } from '../files/parse-file';
import type { UncheckedContent } from '../files/unchecked-content';

/** A name that becomes an id on a page. */
interface Named {
  readonly parsed: Pick<ParsedFile, 'file' | 'lineOf'>;
  readonly path: readonly PropertyKey[];
  readonly slug: string;
}

function namesIn({ settings, sales, glossary }: UncheckedContent): Named[] {
  return [
    ...settings.entries.flatMap(({ parsed, fields }) =>
      fields.questionCategories.map(({ slug }, index) => ({
        parsed,
        path: ['questionCategories', index, 'slug'],
        slug,
      })),
    ),
    ...sales.entries.flatMap(({ parsed, fields }) =>
      (['parcels', 'enBlocs'] as const).flatMap((list) =>
        fields[list].map(({ slug }, index) => ({ parsed, path: [list, index, 'slug'], slug })),
      ),
    ),
    ...glossary.entries.map(({ parsed, slug }) => ({ parsed, path: [], slug })),
  ];
}

function reservedNames(draft: UncheckedContent): Problem[] {
  return namesIn(draft)
    .filter(({ slug }) => isReservedId(slug))
    .map(({ parsed, path, slug }) => ({
      file: parsed.file,
      line: parsed.lineOf(path),
      field: fieldName(path),
      message: `"${slug}" is a name that the page itself uses`,
      advice: `another name, such as ${slug}-1.`,
    }));
}

function repeatedCategories({ settings }: UncheckedContent): Problem[] {
  return settings.entries.flatMap(({ parsed, fields }) => {
    const slugs = fields.questionCategories.map(({ slug }) => slug);
    return slugs.flatMap((slug, index): Problem[] => {
      if (slugs.indexOf(slug) === index) return [];
      const path = ['questionCategories', index, 'slug'];
      return [
        {
          file: parsed.file,
          line: parsed.lineOf(path),
          field: fieldName(path),
          message: `the category "${slug}" is listed twice`,
          advice: 'each category once.',
        },
      ];
    });
  });
}

/** Lots, terms and question categories under a name that pages use for a part of their own, and categories listed twice. */
export function checkOwnIds(draft: UncheckedContent): Problem[] {
  return [...reservedNames(draft), ...repeatedCategories(draft)];
}
