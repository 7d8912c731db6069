import { landContact, type Contact } from '../../../model/derive/land/land-contact';
import { parseLegalDescription, parseLegalSummary } from '../../../model/derive/land/legal-description';
import { formatParcelNumbers } from '../../../model/derive/lots';
import type { LonLat } from '../../../lib/geo';

/** Land that a page is about. */
export interface LandOnPage {
  /** The middle of it. */
  readonly position: LonLat;
  /** Its parcels by name, each with its legal descriptions in one line. */
  readonly parcels: readonly { readonly name: string; readonly land: string }[];
}

/** A parcel, and the way in which it meets the visitor's land. */
export interface ParcelContact {
  readonly name: string;
  readonly contact: Exclude<Contact, 'apart'>;
}

/**
 * The parcels that touch the visitor's place, or may; null where the place is no land but a town or a township, for
 * which there is nothing to say.
 */
export function parcelContacts(label: string, { parcels }: LandOnPage): ParcelContact[] | null {
  const home = parseLegalDescription(label);
  if (!home.ok) return null;
  return parcels.flatMap(({ name, land }) => {
    const contact = landContact(home.value, parseLegalSummary(land));
    return contact === 'apart' ? [] : [{ name, contact }];
  });
}

/** Such as touches parcels 1, 3; empty where none does for certain. */
export function contactSummary(contacts: readonly ParcelContact[]): string {
  const names = contacts.filter(({ contact }) => contact !== 'unclear').map(({ name }) => name);
  if (names.length === 0) return '';
  return names.length === 1 ? `touches ${names.join()}` : `touches parcels ${formatParcelNumbers(names)}`;
}
