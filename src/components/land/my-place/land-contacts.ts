import { landContact, type Contact } from '../../../model/derive/land/land-contact';
import { parseLegalDescription, parseLegalSummary } from '../../../model/derive/land/legal-description';
import { formatParcelNumbers } from '../../../model/derive/lots';
import type { LonLat } from '../../../lib/geo';

/** Land that a page is about. */
export interface LandOnPage {
  /** Its centre. */
  readonly position: LonLat;
  /** Its parcels by name, each with its legal descriptions in one line. */
  readonly parcels: readonly { readonly name: string; readonly land: string }[];
}

/** A parcel, and how it touches the visitor's land. */
export interface ParcelContact {
  readonly name: string;
  readonly contact: Exclude<Contact, 'apart'>;
}

/**
 * Returns the parcels that touch the visitor's place, or may touch it; null if the place is not land but a town or a
 * township.
 */
export function parcelContacts(label: string, parcels: LandOnPage['parcels']): ParcelContact[] | null {
  const home = parseLegalDescription(label);
  if (!home.ok) return null;
  return parcels.flatMap(({ name, land }) => {
    const contact = landContact(home.value, parseLegalSummary(land));
    return contact === 'apart' ? [] : [{ name, contact }];
  });
}

/** Returns true for the name of land, false for that of a town or a township. */
export function isLand(label: string): boolean {
  return parseLegalDescription(label).ok;
}

function enumerate(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Such as Parcel 2, Parcels 1, 2 and 4, Parcels 1–3, or Home quarter and Parcel 2. */
function listParcels(names: readonly string[]): string {
  const numbered = names.length > 1 && names.every((name) => /^Parcel \d+$/.test(name));
  return numbered
    ? `Parcels ${enumerate(formatParcelNumbers(names.map((name) => name.slice('Parcel '.length))).split(', '))}`
    : enumerate(names);
}

/**
 * Returns a sentence without its period, such as "Parcels 2 and 3 touch NW-14-72-6-W6M"; empty if no parcel touches it.
 * Parcels that only may touch it are named if no other parcel does.
 */
export function contactSentence(contacts: readonly ParcelContact[], place: string): string {
  const certain = contacts.filter(({ contact }) => contact !== 'unclear');
  const named = certain.length > 0 ? certain : contacts;
  if (named.length === 0) return '';
  const parcels = listParcels(named.map(({ name }) => name));
  if (certain.length === 0) return TEXTS.myPlace.mayTouch.fill({ parcels, place });
  const same = certain.every(({ contact }) => contact === 'same');
  if (certain.length === 1)
    return (same ? TEXTS.myPlace.hasLand : TEXTS.myPlace.touches).fill({ parcel: parcels, place });
  return (same ? TEXTS.myPlace.haveLand : TEXTS.myPlace.touch).fill({ parcels, place });
}
