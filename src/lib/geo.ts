/** A position in degrees, east and north positive. */
export type LonLat = readonly [longitude: number, latitude: number];

const earthRadiusKm = 6371.0088;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Kilometres between two positions along the surface of the earth (haversine formula). */
export function distanceKm([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const half =
    Math.sin(radians(latB - latA) / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Kilometres between two parallels, by their latitudes: no positions on them are closer than that. */
export function parallelsKm(latitudeA: number, latitudeB: number): number {
  return radians(Math.abs(latitudeA - latitudeB)) * earthRadiusKm;
}

/** Square metres within a closed ring of positions in either direction, small enough to be flat. */
export function ringArea(ring: readonly LonLat[]): number {
  const [first] = ring;
  if (first === undefined) return 0;
  const metresPerDegree = radians(1) * earthRadiusKm * 1000;
  const narrowing = Math.cos(radians(first[1]));
  const flat = ring.map(([longitude, latitude]) => [
    (longitude - first[0]) * metresPerDegree * narrowing,
    (latitude - first[1]) * metresPerDegree,
  ]);
  const doubled = flat.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = flat[(index + 1) % flat.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
