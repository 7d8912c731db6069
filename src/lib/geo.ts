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
