import { linkedQuestions } from './entries';
import { fieldName, type Problem } from '../files/problem';
import type { UncheckedContent } from '../files/unchecked-content';
import { oneOf } from './one-of';

/** Anchors that editors have given to headings of a text. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/\{#([A-Za-z][\w-]*)\}[ \t]*$/gm)].map(([, id = '']) => id);
}

/** Anchors of the text of each question, by category/file name. */
function anchorsOfQuestions({ questions }: UncheckedContent): ReadonlyMap<string, readonly string[]> {
  return new Map(
    questions.entries.map(({ folder, slug, parsed }) => [`${folder}/${slug}`, anchorsIn(parsed.body)]),
  );
}

/**
 * Returns the problem with an anchor that no heading has, or null. Anchors without a capital are accepted, since they
 * may be made from headings, or belong to the page itself.
 */
function deadAnchor(
  anchor: string,
  known: readonly string[] | undefined,
): Pick<Problem, 'message' | 'advice'> | null {
  if (known === undefined || known.includes(anchor) || !/[A-Z]/.test(anchor)) return null;
  return {
    message: `the page has no heading with the anchor {#${anchor}}`,
    advice: `${oneOf(known)}; or give a heading of that page the anchor.`,
  };
}

function linksOfMenus(draft: UncheckedContent, anchors: ReadonlyMap<string, readonly string[]>): Problem[] {
  return draft.navigation.entries.flatMap(({ fields: { buy, sell, more, footer }, parsed }) =>
    Object.entries({ buy, sell, more, footer }).flatMap(([menu, { groups }]) =>
      groups.flatMap(({ links }, group) =>
        links.flatMap(({ question = '', anchor = '' }, link): Problem[] => {
          const dead = deadAnchor(anchor, anchors.get(question));
          const path = [menu, 'groups', group, 'links', link, 'anchor'];
          return dead === null
            ? []
            : [{ file: parsed.file, line: parsed.lineOf(path), field: fieldName(path), ...dead }];
        }),
      ),
    ),
  );
}

/** The heads of the table for sellers lead to parts of the question on the alternatives. */
function headsOfComparisons(
  draft: UncheckedContent,
  anchors: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const [alternatives = ''] = linkedQuestions(draft.settings.entries[0]?.fields.brand.slug ?? '');
  return draft.pages.entries.flatMap(({ fields: { comparison }, parsed }) =>
    (comparison?.ways ?? []).flatMap(({ anchor }, index): Problem[] => {
      const dead = deadAnchor(anchor, anchors.get(alternatives));
      const path = ['comparison', 'ways', index, 'anchor'];
      return dead === null
        ? []
        : [{ file: parsed.file, line: parsed.lineOf(path), field: fieldName(path), ...dead }];
    }),
  );
}

/** The links in the texts of questions and pages to anchors of the same text, or of a question. */
function linksOfTexts(draft: UncheckedContent, anchors: ReadonlyMap<string, readonly string[]>): Problem[] {
  return [...draft.questions.entries, ...draft.pages.entries].flatMap(
    ({ parsed: { file, body, bodyLine } }) =>
      body.split('\n').flatMap((text, line) =>
        [...text.matchAll(/\]\([ \t]*<?(?:\/questions\/([a-z0-9-]+\/[a-z0-9-]+)\/?)?#([\w-]+)/g)].flatMap(
          ([, question, anchor = '']): Problem[] => {
            const dead = deadAnchor(anchor, question === undefined ? anchorsIn(body) : anchors.get(question));
            return dead === null
              ? []
              : [{ file, line: bodyLine === null ? null : bodyLine + line, field: 'text', ...dead }];
          },
        ),
      ),
  );
}

/** Links of menus, of the table for sellers and of texts to headings that are not there. */
export function checkAnchors(draft: UncheckedContent): Problem[] {
  const anchors = anchorsOfQuestions(draft);
  return [
    ...linksOfMenus(draft, anchors),
    ...headsOfComparisons(draft, anchors),
    ...linksOfTexts(draft, anchors),
  ];
}
