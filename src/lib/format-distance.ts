/** Below it, distances have one decimal. */
const shortKm = 10;

/** 3.1 km, 42 km, 1,042 km: one decimal below ten kilometres, then whole ones. */
export function formatDistance(km: number): string {
  if (km < 1) return 'less than 1 km';
  const tenths = Math.round(km * 10) / 10;
  if (tenths < shortKm) return `${tenths.toFixed(1)} km`;
  const whole = Math.round(km);
  return `${whole < 1000 ? String(whole) : whole.toLocaleString('en-CA')} km`;
}

/** The same with the unit in full, for screen readers: 42 kilometres. */
export function spokenDistance(km: number): string {
  return formatDistance(km).replace(/km$/, km < 1 ? 'kilometre' : 'kilometres');
}
