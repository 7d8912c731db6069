import { z } from 'zod';
import { fail, ok, type Result } from '../../lib/result';
import { slugPattern } from '../../lib/slug-pattern';
import { firstInvisible, nameOfInvisible } from '../../lib/invisible-characters';
import { webOrigin } from '../../lib/web-origin';

/** Either the value for the settings, or the problem and what to write, in one or two sentences. */
type Parsed = Result<string, string>;

/** The header has room for this many letters of a name, and addresses should stay short. */
const maxLength = 40;
const maxTextLength = 200;

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

function refuse(value: string, wrong: string, advice: string): Parsed {
  return fail(`${quote(value)} ${wrong}. Write ${advice}.`);
}

/** Letters of the fonts, and characters without a meaning in Markdown, YAML, HTML, code and patterns. */
const strangeInName = /[^\p{Script=Latin}\p{M}\p{N} ’.&-]/u;

/** The company's name, with typographic apostrophes. */
export function parseName(input: string): Parsed {
  const value = input.trim().normalize('NFC').replaceAll("'", '’');
  const advice = 'a name such as Prairie d’Or Land';
  const invisible = firstInvisible(value);
  if (invisible !== null) return refuse(value, `holds ${nameOfInvisible(invisible)}`, advice);
  const strange = strangeInName.exec(value)?.[0];
  if (strange !== undefined)
    return refuse(value, `holds ${strange}`, 'letters, digits, spaces, apostrophes, full stops, & and -');
  if (!/\p{L}{2}/u.test(value)) return refuse(value, 'has no two letters in a row', advice);
  if (!/^[\p{L}\p{N}]/u.test(value) || /^\d+\./.test(value))
    return refuse(value, 'begins like a mark or a list', advice);
  if (/ {2}|-{2}|\.{2}/.test(value)) return refuse(value, 'has a sign or a space twice', advice);
  if (value.length > maxLength)
    return refuse(value, `has more than ${String(maxLength)} letters`, 'the name that customers use');
  return ok(value);
}

/** Part of addresses such as /sell-with-prairie-land/. */
export function parseSlug(input: string): Parsed {
  const advice = 'lower-case letters without accents, digits and single dashes, such as prairie-land';
  if (!slugPattern.test(input)) return refuse(input, 'is not part of an address', advice);
  if (!/[a-z]{2}/.test(input)) return refuse(input, 'has no two letters in a row', advice);
  if (input.length > maxLength)
    return refuse(input, `has more than ${String(maxLength)} letters`, 'a shorter one');
  return ok(input);
}

/** The slug of a name: Prairie d’Émeraude Land becomes prairie-demeraude-land. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A telephone number of Canada or the United States, as +1 and ten digits. */
export function parsePhone(input: string): Parsed {
  const digits = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/.exec(input.trim().replace(/[\s().-]/g, ''))?.[1];
  if (digits === undefined)
    return refuse(input, 'is not a telephone number', 'area code and seven digits, such as 780 555 0123');
  return ok(`+1${digits}`);
}

/** The address to which visitors write. */
export function parseEmail(input: string): Parsed {
  const value = input.trim();
  return z.email().max(maxTextLength).safeParse(value).success
    ? ok(value)
    : refuse(value, 'is not an e-mail address', 'one such as hello@prairie-land.ca');
}

/** Scheme and host of the site or of the auction engine. */
export function parseOrigin(input: string): Parsed {
  const value = input.trim();
  const origin = webOrigin(value);
  if (origin === null) return refuse(value, 'is not the address of a website', 'one with https://');
  if (origin !== value)
    return refuse(value, 'is more than scheme and host, or has capitals', `only ${origin}`);
  return origin.startsWith('https:')
    ? ok(value)
    : refuse(value, 'is not encrypted', origin.replace('http:', 'https:'));
}

/** A line of text for visitors, such as the postal address. */
export function parseLine(input: string): Parsed {
  const value = input.trim().normalize('NFC').replaceAll("'", '’');
  const invisible = firstInvisible(value);
  if (invisible !== null) return refuse(value, `holds ${nameOfInvisible(invisible)}`, 'it on one line');
  const strange = /[<>{}]/.exec(value)?.[0];
  if (strange !== undefined) return refuse(value, `holds ${strange}`, 'plain text');
  return value === '' || value.length > maxTextLength
    ? refuse(value, `has no letters, or more than ${String(maxTextLength)}`, 'one sentence')
    : ok(value);
}

/** A colour in hexadecimal digits. */
export function parseColour(input: string): Parsed {
  const value = input.trim().toLowerCase();
  if (!/^#[\da-f]{6}$/.test(value))
    return refuse(value, 'is not a colour', '# and six hexadecimal digits, such as #7fc8a9');
  return ok(value);
}

/** The questions to a company, in order. */
export const questions = {
  name: { asks: 'Name of the company', parse: parseName, required: true },
  slug: { asks: 'Name in addresses', parse: parseSlug, required: true },
  site: { asks: 'Address of the website', parse: parseOrigin, required: true },
  engine: { asks: 'Address of the auction engine', parse: parseOrigin, required: true },
  email: { asks: 'E-mail', parse: parseEmail, required: true },
  phone: { asks: 'Telephone', parse: parsePhone, required: true },
  'legal-name': { asks: 'Legal name', parse: parseLine, required: false },
  office: { asks: 'Postal address', parse: parseLine, required: false },
  tagline: { asks: 'One short sentence about the company', parse: parseLine, required: false },
} as const;
export type QuestionName = keyof typeof questions;
export const questionNames = [
  'name',
  'slug',
  'site',
  'engine',
  'email',
  'phone',
  'legal-name',
  'office',
  'tagline',
] as const satisfies readonly QuestionName[];

/** Answers that have been parsed. Colours are by token, such as gold or dark.blue. */
export interface Answers {
  readonly texts: Readonly<Partial<Record<QuestionName, string>>>;
  readonly colours: Readonly<Record<string, string>>;
  readonly keepSamples: boolean;
}

/** The usual answer to a question after those before it; empty when there is none. */
export function usualAnswer(question: QuestionName, given: Answers['texts']): string {
  const host = given.site === undefined ? '' : new URL(given.site).host.replace(/^www\./, '');
  if (question === 'slug') return slugOf(given.name ?? '');
  if (question === 'engine' && host !== '') return `https://bid.${host}`;
  if (question === 'email' && host !== '') return `hello@${host.replace(/:\d+$/, '')}`;
  return '';
}
