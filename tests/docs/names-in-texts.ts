/**
 * Finds proper names and taxes in running text, so that a test can ask for the source of each. It knows no language: a
 * name is what has capitals where a sentence gives it none.
 */

/** What a finder has to know of the texts it reads. */
export interface KnownNames {
  /** Names of several words, such as those of sales, laws and institutions. */
  readonly names: readonly string[];
  /** Single words that may stand in any name, such as provinces and months. */
  readonly words: ReadonlySet<string>;
  /** Ordinary words in lower case, which a sentence may begin with. */
  readonly ordinary: ReadonlySet<string>;
}

const name =
  /\p{Lu}[\p{L}\p{N}.&-]*(?:[’']s)?(?: (?:(?:of|and|for) (?:the )?)?(?:\p{Lu}[\p{L}\p{N}.&-]*|\(\p{Lu}[\p{L} ]*\)(?= \p{Lu})))*/gu;
const tax =
  /([\p{L}’-]+)[ -]((?:sur)?tax|taxes|lev(?:y|ies)|dut(?:y|ies)|excise|exemptions?|tax credits?)\b/gu;
/** Words before "tax" and its like that name none. */
const unnamed = new Set(
  'a an any the this that these your our their no of on for other more and or also which what you last'.split(
    ' ',
  ),
);

/** Leaves addresses, code and legal land descriptions out of a text. */
function proseOf(text: string): string {
  return text.replace(
    /\]\([^)]*\)|`[^`]*`|\{#[^}]*\}|https?:\S+|\S+@\S+|::: note|\b[NS][EW]-[\d-]+W\dM\b/g,
    ' ',
  );
}

/**
 * Divides a text where a capital says nothing: after full stops, in lists, tables, headings, quotations and brackets, other
 * than those within a name, as in the Land (Spouse Protection) Act.
 */
function sentencesOf(text: string): string[] {
  return proseOf(text)
    .split(/(?<=[.!?:])["”’)\]]*\s+|\n|\||\*\*|["“]|\((?!\p{Lu}[\p{L} ]*\) \p{Lu})/u)
    .map((part) => part.replace(/^[\s#>*\-\d.[]+/, '').trim())
    .filter((part) => part !== '');
}

/** The words of a name that are judged: no initials, and nothing with a digit. */
function wordsOf(found: string): string[] {
  return found
    .split(/ (?:(?:of|and|for) (?:the )?)?/)
    .map((word) => word.replace(/[’']s?$/, '').replace(/\.$/, ''))
    .filter((word) => !/^\p{Lu}$|\p{N}/u.test(word));
}

/**
 * Lists the names in a text that are not known, in the order in which they stand. A single word at the beginning of a
 * sentence counts only if it is an abbreviation: any other may be an ordinary word.
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

/** Lists the words of texts that stand somewhere in lower case. */
export function ordinaryWords(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => proseOf(text).match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]*/gu) ?? []));
}
