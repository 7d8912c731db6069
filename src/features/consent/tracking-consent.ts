import { storedConsent } from './stored-consent';

/** Returns whether the browser declines for its visitor (Global Privacy Control). */
export function isDeclinedByBrowser(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The time zone of the device; undefined where the browser does not tell. */
function deviceTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns whether tracking is off until the visitor accepts it. Nothing but the clock of the device says where the
 * visitor is without a request to others, so a device that does not tell counts as being in such a region.
 *
 * @param deniedTimeZones Time zones of the regions in which tracking starts off.
 */
export function startsDenied(deniedTimeZones: readonly string[]): boolean {
  if (deniedTimeZones.length === 0) return false;
  const zone = deviceTimeZone();
  return zone?.includes('/') !== true || zone.startsWith('Etc/') || deniedTimeZones.includes(zone);
}

/** Whether the visitor may be tracked: because of a choice, because nothing was chosen yet, or not at all. */
export function trackingConsent(deniedTimeZones: readonly string[]): 'accepted' | 'assumed' | 'refused' {
  if (isDeclinedByBrowser()) return 'refused';
  const consent = storedConsent();
  if (consent !== null) return consent === 'accepted' ? 'accepted' : 'refused';
  return startsDenied(deniedTimeZones) ? 'refused' : 'assumed';
}
