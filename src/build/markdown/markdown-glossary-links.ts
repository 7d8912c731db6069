import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import type { GlossaryTermForms } from '../../page-data/text-blocks';
import { glossaryTermRoute } from '../../model/derive/routes';

type NewToken = (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

interface Search {
  /** The slug of the term by each of its forms, in lower case. */
  readonly byForm: ReadonlyMap<string, string>;
  /** Any form of a term that has not occurred yet, the longest first; null when all have. */
  readonly pattern: RegExp | null;
}

function plain(form: string): string {
  return form.toLowerCase().replaceAll("'", '’');
}

function searchFor(terms: readonly GlossaryTermForms[]): Search {
  const byForm = new Map(
    terms.flatMap(({ slug, forms }) => forms.map((form) => [plain(form), slug] as const)),
  );
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    byForm,
    pattern:
      forms.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\d-])(?:${escaped.join('|')})(?![\\p{L}\\d-])`, 'iu'),
  };
}

/** Links the first use of each term in a run of text. Linked terms are removed from `left`, which is shared. */
function linkTerms(text: string, left: Map<string, GlossaryTermForms>, make: NewToken): Token[] {
  const { byForm, pattern } = searchFor([...left.values()]);
  const found = pattern?.exec(text);
  const slug = byForm.get(plain(found?.[0] ?? ''));
  const plainToken = make('text', '', 0);
  plainToken.content = text;
  if (found == null || slug === undefined) return [plainToken];
  left.delete(slug);
  const [word] = found;
  const open = make('link_open', 'a', 1);
  open.attrSet('href', glossaryTermRoute(slug));
  const name = make('text', '', 0);
  name.content = word;
  plainToken.content = text.slice(0, found.index);
  return [
    plainToken,
    open,
    name,
    make('link_close', 'a', -1),
    ...linkTerms(text.slice(found.index + word.length), left, make),
  ];
}

function markInline(
  children: readonly Token[],
  left: Map<string, GlossaryTermForms>,
  make: NewToken,
): Token[] {
  let links = 0;
  return children.flatMap((token) => {
    if (token.type === 'link_open' || token.type === 'link_close') links += token.nesting;
    return token.type === 'text' && links === 0 ? linkTerms(token.content, left, make) : [token];
  });
}

function isTermList(terms: unknown): terms is readonly GlossaryTermForms[] {
  return Array.isArray(terms);
}

function mark(state: StateCore): void {
  const terms: unknown = state.env.terms;
  if (!isTermList(terms)) return;
  const left = new Map(terms.map((term) => [term.slug, term]));
  const make: NewToken = (type, tag, nesting) => new state.Token(type, tag, nesting);
  state.tokens.forEach((token, index) => {
    const within = state.tokens[index - 1]?.tag ?? '';
    if (token.type !== 'inline' || token.children === null || /^(?:h\d|th)$/.test(within)) return;
    token.children = markInline(token.children, left, make);
  });
}

/** Links the first use of each term in running text to the glossary; headings and links stay as they are. */
export function linkGlossaryTerms(markdown: MarkdownIt): void {
  markdown.core.ruler.push('mark_terms', mark);
}
