import type { LegalDescription } from './legal-description';
import { landCentre } from './survey';

/** The way to a piece of land on a map service that opens in the visitor's own app where there is one. */
export function directionsUrl(land: LegalDescription): string {
  const [longitude, latitude] = landCentre(land);
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
