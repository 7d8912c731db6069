import type { Parcel } from '../../model/schema/parcel';

/** Begins a text with a capital letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins the parts of a sentence that are there. */
export function joined(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);
}

/** Ends a text with one full stop. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A name or a phrase that more words follow: its full stop goes, unless it is that of an abbreviation. */
export function withoutStop(text: string): string {
  return /\b(?:Ltd|Inc|Corp|Co|Bros|Assoc|Jr|Sr)\.$/.test(text) ? text : text.replace(/\.$/, '');
}

interface Words {
  readonly description?: string | undefined;
  readonly feature?: string | undefined;
}

/** The words of an entry, or the name of the feature that says the same. */
export function entryWords({ description, feature }: Words, { features }: Parcel): string {
  return description ?? features.find(({ slug }) => slug === feature)?.name ?? '';
}
