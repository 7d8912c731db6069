/**
 * Finds proper names and taxes in running text, so that a test can require a source for each. It knows no grammar: a
 * name is any word with capitals where a sentence does not require them.
 */

/** Names and words that are known before the texts are read. */
export interface KnownNames {
  /** Names of several words, such as those of sales, laws and institutions. */
  readonly names: readonly string[];
  /** Single words that may occur in any name, such as provinces and months. */
  readonly words: ReadonlySet<string>;
  /** Ordinary words in lower case, which a sentence may begin with. */
  readonly ordinary: ReadonlySet<string>;
}

const name =
  /\p{Lu}[\p{L}\p{N}.&-]*(?:[’']s)?(?: (?:(?:of|and|for) (?:the )?)?(?:\p{Lu}[\p{L}\p{N}.&-]*|\(\p{Lu}[\p{L} ]*\)(?= \p{Lu})))*/gu;
const tax =
  /([\p{L}’-]+)[ -]((?:sur)?tax|taxes|lev(?:y|ies)|dut(?:y|ies)|excise|exemptions?|tax credits?)\b/gu;
/** Words before "tax" and similar nouns that do not make a name. */
const unnamed = new Set(
  'a an any the this that these your our their no of on for other more and or also which what you last'.split(
    ' ',
  ),
);

/** Returns a text without addresses, code and legal land descriptions. */
function proseOf(text: string): string {
  return text.replace(
    /\]\([^)]*\)|`[^`]*`|\{#[^}]*\}|https?:\S+|\S+@\S+|::: note|\b[NS][EW]-[\d-]+W\dM\b/g,
    ' ',
  );
}

/**
 * Splits a text where a capital letter means nothing: after periods, in lists, tables, headings, quotations and
 * brackets, but not at brackets within a name, as in the Land (Spouse Protection) Act.
 */
function sentencesOf(text: string): string[] {
  return proseOf(text)
    .split(/(?<=[.!?:])["”’)\]]*\s+|\n|\||\*\*|["“]|\((?!\p{Lu}[\p{L} ]*\) \p{Lu})/u)
    .map((part) => part.replace(/^[\s#>*\-\d.[]+/, '').trim())
    .filter((part) => part !== '');
}

/** Returns the words of a name that are checked: no initials, and nothing with a digit. */
function wordsOf(found: string): string[] {
  return found
    .split(/ (?:(?:of|and|for) (?:the )?)?/)
    .map((word) => word.replace(/[’']s?$/, '').replace(/\.$/, ''))
    .filter((word) => !/^\p{Lu}$|\p{N}/u.test(word));
}

/**
 * Lists the names in a text that are not known, in order. A single word at the beginning of a sentence counts only if
 * it is an abbreviation: any other may be an ordinary word.
 */
export function findUnknownNames(text: string, known: KnownNames): string[] {
  const longestFirst = [...known.names].sort((a, b) => b.length - a.length);
  return sentencesOf(text).flatMap((sentence) => {
    const rest = longestFirst.reduce((left, each) => left.replaceAll(each, '·'), sentence);
    const named = [...rest.matchAll(name)].flatMap(({ 0: found, index }) => {
      const words = wordsOf(found);
      const [first = '', ...others] = words;
      const begins = index === 0 && !/^\p{Lu}{2,}$/u.test(first);
      const judged =
        begins && (others.length === 0 || known.ordinary.has(first.toLowerCase())) ? others : words;
      const parts = judged.flatMap((word) => (known.words.has(word) ? [] : word.split('-')));
      return parts.every((part) => /^\p{Ll}/u.test(part) || known.words.has(part))
        ? []
        : [found.replace(/\.$/, '')];
    });
    const taxes = [...rest.matchAll(tax)].flatMap(([found, before = '']) =>
      unnamed.has(before.toLowerCase()) || known.words.has(found.toLowerCase()) ? [] : [found.toLowerCase()],
    );
    return [...named, ...taxes];
  });
}

/** Lists the words of texts that occur in lower case somewhere. */
export function ordinaryWords(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => proseOf(text).match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]*/gu) ?? []));
}
