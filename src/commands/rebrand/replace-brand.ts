import type { Brand } from './present-brand';

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function domainOf(email: string): string {
  return email.slice(email.indexOf('@') + 1);
}

/** Old words with the new ones; the first of two equal ones is used. */
function wordsOf(from: Brand, to: Brand): ReadonlyMap<string, string> {
  const pairs: readonly (readonly [string, string])[] = [
    [from.site, to.site],
    [from.engine, to.engine],
    [new URL(from.site).host, new URL(to.site).host],
    [new URL(from.engine).host, new URL(to.engine).host],
    [from.email, to.email],
    [domainOf(from.email), domainOf(to.email)],
    [from.name, to.name],
    [from.slug, to.slug],
  ];
  return new Map([...pairs].reverse());
}

/** Creates a function that replaces a company's name, slug, hosts and e-mail addresses with another's, in one pass. */
export function brandReplacer(from: Brand, to: Brand): (text: string) => string {
  const words = wordsOf(from, to);
  const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escapePattern).join('|'), 'g');
  return (text) => text.replace(pattern, (word) => words.get(word) ?? word);
}

/** The same for files in which & has to be written as &amp;. */
export function markupReplacer(from: Brand, to: Brand): (text: string) => string {
  const inMarkup = ({ name, ...rest }: Brand) => ({ ...rest, name: name.replaceAll('&', '&amp;') });
  return brandReplacer(inMarkup(from), inMarkup(to));
}

/** The line of the first trace of a company in a text, from 1; null when there is none. Capitals don't matter. */
export function firstTrace(text: string, { name, slug }: Pick<Brand, 'name' | 'slug'>): number | null {
  const lower = text.toLowerCase();
  const places = [name, slug].map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at !== -1);
  return places.length === 0 ? null : lower.slice(0, Math.min(...places)).split('\n').length;
}
