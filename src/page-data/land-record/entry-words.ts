import type { Parcel } from '../../model/schema/parcel';

/** Joins the parts of a sentence that are there. */
export function joined(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);
}

interface Words {
  readonly description?: string | undefined;
  readonly feature?: string | undefined;
}

/** The words of an entry, or the name of the feature that says the same. */
export function entryWords({ description, feature }: Words, { features }: Parcel): string {
  return description ?? features.find(({ slug }) => slug === feature)?.name ?? '';
}
