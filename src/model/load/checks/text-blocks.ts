import type { UncheckedContent } from '../files/unchecked-content';
import type { ParsedFile } from '../files/parse-file';
import type { Problem } from '../files/problem';
import { whyNoPlan } from './land-warnings';

const most = 2;

/** The sales whose plans a text shows. */
export function plansIn(body: string): string[] {
  return [...body.matchAll(/^:::+[ \t]*plans[ \t]+(.*)$/gm)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
}

/** @param sales The sales whose plans the text may show; null when it shows none. */
function problemsOf({ body, file }: ParsedFile, sales: UncheckedContent['sales'] | null): Problem[] {
  let open = false;
  const problems: Problem[] = [];
  function report(message: string, advice: string): void {
    problems.push({ file, line: null, field: 'text', message, advice });
  }
  for (const [, rest = ''] of body.matchAll(/^:::+[ \t]*(.*)$/gm)) {
    const [name = '', ...words] = rest.trim().split(/\s+/);
    if (name === '') {
      if (!open) report('a ::: closes no block', 'the text without it, or ::: note with a title above.');
      open = false;
      continue;
    }
    open = true;
    if (name !== 'note' && name !== 'plans')
      report(`"::: ${name}" is not a block that we know`, '::: note with a title, or ::: plans with sales.');
    if (name === 'note' && words.length === 0)
      report('a note has no title', 'its title on the same line, such as ::: note Before you bid.');
    if (name !== 'plans') continue;
    if (sales === null) {
      report(
        'this page shows no plans',
        `them into a question or one of ${withPlans.join(', ')}, and a link to it.`,
      );
      continue;
    }
    if (words.length === 0 || words.length > most)
      report('plans are shown of one sale or two', 'their file names, such as ::: plans souris-flats.');
    for (const sale of words.filter((word) => !sales.slugs.has(word)))
      report(`there is no content/sales/${sale}.yaml`, 'the file name of a sale without its ending.');
    for (const { slug, fields } of sales.entries)
      if (words.includes(slug) && whyNoPlan(fields.parcels) !== null)
        report(
          `content/sales/${slug}.yaml has no plan`,
          'another sale; that one has land on both sides of a meridian.',
        );
  }
  if (open) report('the last ::: block is not closed', 'three colons on a line of their own after it.');
  return problems;
}

/** Fixed pages that show plans and notes, as questions do. */
const withPlans: readonly string[] = ['why', 'terms-and-conditions', 'payments'];
/** Fixed pages that show notes. */
const longTexts: readonly string[] = [...withPlans, 'how-it-works', 'en-bloc'];

function misplacedBlocks({ body, file }: ParsedFile): Problem[] {
  if (!/^:::/m.test(body)) return [];
  return [
    {
      file,
      line: null,
      field: 'text',
      message: 'this page shows no ::: blocks',
      advice: `plain paragraphs; notes are for questions and ${longTexts.join(', ')}, plans for questions and ${withPlans.join(', ')}.`,
    },
  ];
}

/** Checks that notes and plans are on pages that show them, and are well formed. */
export function checkTextBlocks(draft: UncheckedContent): Problem[] {
  const { questions, pages, sales } = draft;
  const long = pages.entries.filter(({ slug }) => longTexts.includes(slug));
  const others = pages.entries.filter(({ slug }) => !longTexts.includes(slug));
  return [
    ...questions.entries.flatMap(({ parsed }) => problemsOf(parsed, sales)),
    ...long.flatMap(({ parsed, slug }) => problemsOf(parsed, withPlans.includes(slug) ? sales : null)),
    ...others.flatMap(({ parsed }) => misplacedBlocks(parsed)),
  ];
}
