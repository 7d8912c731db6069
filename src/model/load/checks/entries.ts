import { isPageKey, pageKeys } from '../../schema/editorial';
import type { Settings } from '../../schema/settings';
import { collections } from '../files/collections';
import type { UncheckedContent } from '../files/unchecked-content';
import { fieldName, type Problem } from '../files/problem';

function missing(file: string, message: string, advice: string): Problem {
  return { file, line: null, field: '', message, advice };
}

/** Contents of each file of content/settings/, for advice. */
const settingFiles = {
  settings: 'the settings: brand, contact, social, hosts.',
  navigation: 'the words and links of the menus and the footer: buy, sell, more, footer, actions.',
  texts: 'the texts of buttons, links, headings and messages.',
  mails: 'the e-mails to visitors and to the company: toVisitors, sentences, toCompany.',
} as const;

function missingSettings(draft: UncheckedContent): Problem[] {
  return (['settings', 'navigation', 'texts', 'mails'] as const)
    .filter((name) => !draft[name].slugs.has(collections[name].file))
    .map((name) =>
      missing(`content/settings/${collections[name].file}.yaml`, 'the file is missing', settingFiles[name]),
    );
}

/** Checks that the settings and every fixed page exist, and that there is no page that the site does not show. */
export function checkPages(draft: UncheckedContent): Problem[] {
  const unknown = draft.pages.entries.filter(({ slug }) => !isPageKey(slug));
  return [
    ...missingSettings(draft),
    ...pageKeys
      .filter((key) => !draft.pages.slugs.has(key))
      .map((key) =>
        missing(
          `content/pages/${key}.md`,
          'this standing page is missing',
          'its title, summary and text in a new file.',
        ),
      ),
    ...unknown.map(({ parsed }) =>
      missing(
        parsed.file,
        'no page of the site shows this file',
        `a file named after one of ${pageKeys.join(', ')}.`,
      ),
    ),
  ];
}

/**
 * Checks that every en bloc round on a page is of a sale with a group, and has a high bid for each of its
 * parcels.
 */
export function checkRounds(draft: UncheckedContent): Problem[] {
  return draft.pages.entries.flatMap(({ parsed, fields }) =>
    fields.rounds.flatMap(({ sale, highBids }, index): Problem[] => {
      // Without an entry the sale has problems of its own, or none has this name: both are reported elsewhere.
      const entry = draft.sales.entries.find(({ slug }) => slug === sale);
      const count = entry?.fields.enBlocs[0]?.parcels.length ?? 0;
      if (entry === undefined || count === highBids.length) return [];
      return [
        {
          file: parsed.file,
          line: parsed.lineOf(['rounds', index, 'highBids']),
          field: fieldName(['rounds', index, 'highBids']),
          message: `the first en bloc group of ${sale} has ${String(count)} parcels, and here are ${String(highBids.length)} high bids`,
          advice: 'one high bid for each parcel of the group.',
        },
      ];
    }),
  );
}

/** Checks that questions are in a known category, have unique names and relate to questions that exist. */
export function checkQuestions(draft: UncheckedContent, settings: Settings): Problem[] {
  const categories = settings.questionCategories.map(({ slug }) => slug);
  const known = draft.questions.slugs;
  return draft.questions.entries.flatMap(({ folder, parsed, fields }): Problem[] => [
    ...(categories.includes(folder)
      ? []
      : [
          missing(
            parsed.file,
            folder === '' ? 'the question lies in no category' : `"${folder}" is not a question category`,
            `a file in one of the folders ${categories.join(', ')}; categories are named in content/settings/site.yaml.`,
          ),
        ]),
    ...fields.related.flatMap((name, index) =>
      known.has(name) ? [] : [relatedProblem(parsed.file, parsed.lineOf(['related', index]), index, name)],
    ),
  ]);
}

function relatedProblem(file: string, line: number | null, index: number, name: string): Problem {
  return {
    file,
    line,
    field: fieldName(['related', index]),
    message: `there is no content/questions/${name}.md`,
    advice:
      'the folder and file name of a question, such as sale-process/what-is-en-bloc-and-how-does-it-work.',
  };
}

/** Questions that texts of the interface lead to, by category/file name. */
export function linkedQuestions(brandSlug: string): readonly string[] {
  return [
    `selling-farmland/how-does-${brandSlug}-com-compare-to-the-alternatives`,
    'sale-process/how-does-the-bidding-process-work',
    'sale-process/what-is-en-bloc-and-how-does-it-work',
    'buying-farmland/what-is-the-transaction-fee',
    'buying-farmland/do-i-pay-land-transfer-tax',
  ];
}

/** Checks that the questions that the interface links to exist. */
export function checkLinkedQuestions(draft: UncheckedContent, settings: Settings): Problem[] {
  return linkedQuestions(settings.brand.slug)
    .filter((name) => !draft.questions.slugs.has(name))
    .map((name) =>
      missing(
        `content/questions/${name}.md`,
        'buttons and links of the site lead to this question, which is missing',
        'the question in a new file.',
      ),
    );
}

/** Checks that the questions that the menus and the footer link to exist. */
export function checkNavigation(draft: UncheckedContent): Problem[] {
  return draft.navigation.entries.flatMap(({ fields, parsed }) => {
    const { buy, sell, more, footer } = fields;
    return Object.entries({ buy, sell, more, footer }).flatMap(([menu, { groups }]) =>
      groups.flatMap(({ links }, group) =>
        links.flatMap(({ question }, link): Problem[] => {
          if (question === undefined || draft.questions.slugs.has(question)) return [];
          const field = [menu, 'groups', group, 'links', link, 'question'];
          return [
            {
              file: parsed.file,
              line: parsed.lineOf(field),
              field: fieldName(field),
              message: `there is no content/questions/${question}.md`,
              advice: 'the folder and file name of a question.',
            },
          ];
        }),
      ),
    );
  });
}
