import type { z } from 'zod';

interface Finding {
  readonly path?: string;
  readonly message: string;
  readonly advice: string;
}

function report(context: z.RefinementCtx, { path, message, advice }: Finding): void {
  context.addIssue({ code: 'custom', path: path === undefined ? [] : [path], message, params: { advice } });
}

interface PartFields {
  readonly asOf?: string | undefined;
  readonly source?: string | undefined;
  readonly entries: readonly unknown[];
  readonly none?: true | undefined;
  readonly notKnown?: string | undefined;
}

/** Checks that a part gives one answer, and where it is known, its date and its source. */
export function checkPart(part: PartFields, context: z.RefinementCtx): void {
  const answers = [part.entries.length > 0, part.none === true, part.notKnown !== undefined];
  const given = answers.filter(Boolean).length;
  if (given !== 1) {
    report(context, {
      message: given === 0 ? 'gives no answer' : 'gives two answers',
      advice:
        'entries for what is known, none: true where there is nothing, or notKnown with the reason. Leave the part out when nobody has asked.',
    });
    return;
  }
  if (part.notKnown !== undefined) return;
  if (part.asOf === undefined) {
    report(context, {
      path: 'asOf',
      message: 'is missing',
      advice: 'the day on which the source said so, such as 2026-10-02.',
    });
  }
  if (part.source === undefined)
    report(context, { path: 'source', message: 'is missing', advice: 'who says so, such as The seller.' });
}

const classes = String.raw`(\d{1,3}% )?[1-7O][A-Z]{0,3}`;

function listed(one: string): RegExp {
  return new RegExp(`^${one}((, | and )${one})*$`);
}

const ratings = {
  CLI: { pattern: listed(classes), advice: 'a class from 1 to 7 with its subclass, such as 2C or 2 and 3T.' },
  LSRS: { pattern: listed(classes), advice: 'a class from 1 to 7 with its subclass, such as 3H.' },
  'agriculture capability': {
    pattern: listed(classes),
    advice: 'a class from 1 to 7 with its subclass, such as 2 or 3W.',
  },
  'SAMA final rating': {
    pattern: /^(100|\d{1,2})(\.\d{1,2})?$/,
    advice: 'the final rating on the field sheet, a number from 0 to 100, such as 63.',
  },
  'SCIC class': { pattern: listed('[A-P]'), advice: 'a letter from A to P.' },
  'irrigation class': { pattern: listed('[1-7]'), advice: 'a class from 1 to 7.' },
} as const;

interface RatingFields {
  readonly survey: keyof typeof ratings;
  readonly rating: string;
}

/** Checks that a rating is one of the survey's. */
export function checkRating({ survey, rating }: RatingFields, context: z.RefinementCtx): void {
  const { pattern, advice } = ratings[survey];
  if (!pattern.test(rating))
    report(context, { path: 'rating', message: `is not a rating of ${survey}`, advice });
}

/** More than any field crop of the Prairies gives. */
const maxPerAcre = { 'bu/ac': 300, 'lb/ac': 10_000, 'cwt/ac': 700, 't/ac': 60 } as const;

interface YieldFields {
  readonly yield?: number | undefined;
  readonly unit?: keyof typeof maxPerAcre | undefined;
}

/** Checks that a yield has its unit, and is not too large for it. */
export function checkYield({ yield: amount, unit }: YieldFields, context: z.RefinementCtx): void {
  if (amount === undefined && unit === undefined) return;
  if (amount === undefined || unit === undefined) {
    report(context, {
      path: amount === undefined ? 'yield' : 'unit',
      message: 'is missing',
      advice: 'a yield and its unit, such as yield: 44 and unit: bu/ac, or neither where it is not known.',
    });
    return;
  }
  const most = maxPerAcre[unit];
  if (amount <= most) return;
  report(context, {
    path: 'yield',
    message: `is more than any crop gives (${String(amount)} ${unit})`,
    advice: `at most ${String(most)} ${unit}; check the unit.`,
  });
}

interface WordFields {
  readonly description?: string | undefined;
  readonly feature?: string | undefined;
}

/** Checks that an entry has words of its own or those of a feature, so that nothing is typed twice. */
export function checkWords({ description, feature }: WordFields, context: z.RefinementCtx): void {
  if ((description === undefined) !== (feature === undefined)) return;
  report(context, {
    message: description === undefined ? 'says nothing' : 'says the same twice',
    advice: 'either a description or the address of a feature.',
  });
}
