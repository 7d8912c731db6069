import { myPlace } from '../../../features/my-place/my-place';
import { useStore } from '../../../ui/store/use-store';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden';
import { DistanceText } from './DistanceText';
import { contactSentence, parcelContacts, type LandOnPage } from './land-contacts';

interface PlaceSummaryProps {
  /** Shown while no place is set. */
  readonly label: string;
  readonly land: LandOnPage | undefined;
}

/** The visitor's place in a line: its name, or how far the land of the page is from it and which parcels touch it. */
export function PlaceSummary({ label, land }: PlaceSummaryProps) {
  const place = useStore(myPlace, null);
  if (place === null) return label;
  if (land === undefined)
    return (
      <>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {place.label}
      </>
    );
  const touching = contactSentence(parcelContacts(place.label, land.parcels) ?? [], 'it');
  return (
    <>
      <DistanceText place={place} position={land.position} />
      {touching !== '' && `. ${touching}`}
    </>
  );
}
