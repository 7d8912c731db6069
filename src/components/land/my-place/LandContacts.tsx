import type { MyPlace } from '../../../features/my-place/my-place';
import { DistanceText } from './DistanceText';
import { parcelContacts, type LandOnPage, type ParcelContact } from './land-contacts';

/** After the name of a parcel. */
const contactTexts = {
  same: TEXTS.myPlace.sameLand,
  side: TEXTS.myPlace.sharesSide,
  'side across road': TEXTS.myPlace.acrossRoad,
  corner: TEXTS.myPlace.atCorner,
  unclear: TEXTS.myPlace.unclear,
} as const satisfies Record<ParcelContact['contact'], string>;

interface LandContactsProps {
  readonly place: MyPlace;
  readonly land: LandOnPage;
}

/** Distance of the page's land from the visitor's place, with a line for each parcel that touches it. */
export function LandContacts({ place, land }: LandContactsProps) {
  const contacts = parcelContacts(place.label, land.parcels);
  return (
    <>
      <p>
        <DistanceText place={place} position={land.position} />, {TEXTS.myPlace.measured}
      </p>
      {contacts !== null && (
        <ul>
          {contacts.map(({ name, contact }) => (
            <li key={name}>
              <b>{name}</b> {contactTexts[contact]}
            </li>
          ))}
          {contacts.length === 0 && <li>{TEXTS.myPlace.noneTouches}</li>}
        </ul>
      )}
    </>
  );
}
