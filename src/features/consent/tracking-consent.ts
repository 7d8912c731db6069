import { storedConsent } from './stored-consent';

/** Returns whether the browser declines for its visitor (Global Privacy Control). */
export function isDeclinedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The time zone of the device; undefined if the browser does not report it. */
function deviceTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns whether tracking is off until the visitor accepts it. Only the clock of the device tells the visitor's region
 * without a request to others, so a device that does not report its time zone counts as being in such a region.
 *
 * @param deniedTimeZones Time zones of the regions in which tracking starts off.
 */
export function startsDenied(deniedTimeZones: readonly string[]): boolean {
  if (deniedTimeZones.length === 0) return false;
  const zone = deviceTimeZone();
  return zone?.includes('/') !== true || zone.startsWith('Etc/') || deniedTimeZones.includes(zone);
}

/**
 * Returns whether the visitor may be tracked: 'accepted' by choice, 'assumed' while nothing was chosen, or 'refused'.
 */
export function trackingConsent(deniedTimeZones: readonly string[]): 'accepted' | 'assumed' | 'refused' {
  if (isDeclinedByBrowser()) return 'refused';
  const consent = storedConsent();
  if (consent !== null) return consent === 'accepted' ? 'accepted' : 'refused';
  return startsDenied(deniedTimeZones) ? 'refused' : 'assumed';
}
