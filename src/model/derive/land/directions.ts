import type { LegalDescription } from './legal-description';
import { landCentre } from './survey';

/** Returns a link to directions on a map service, which opens in the visitor's own app if there is one. */
export function directionsUrl(land: LegalDescription): string {
  const [longitude, latitude] = landCentre(land);
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
