/** A part of a long text as an editor wrote it: running text, a note, or the plans of one or two sales. */
export type TextBlock =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'note'; readonly title: string; readonly html: string }
  | { readonly kind: 'plans'; readonly sales: readonly string[]; readonly html: string };

/** A term of the glossary with its other forms, as texts may use it. */
export interface GlossaryTermForms {
  readonly slug: string;
  readonly forms: readonly string[];
}
