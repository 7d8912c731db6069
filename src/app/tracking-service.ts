import { subscribeToConsent } from '../features/consent/consent';
import { trackingConsent } from '../features/consent/tracking-consent';
import { subscribeToRouteChanges } from '../features/navigation/route-changes';
import { createTracking } from '../features/tracking/create-tracking';
import { createGoogleTags } from '../features/tracking/google-tags';
import { createPixel } from '../features/tracking/create-pixel';
import { setPixel } from '../features/tracking/track-event';
import type { TrackingService } from '../features/tracking/tracking-service';

/** The services that are configured. */
function configuredServices(): TrackingService[] {
  const google = {
    gtag: TRACKING.gtag,
    tagManager: TRACKING.tagManager,
    deniedRegions: TRACKING.deniedRegions,
  };
  return [
    ...(google.gtag === null && google.tagManager === null ? [] : [createGoogleTags(google)]),
    ...(TRACKING.pixel === null ? [] : [createPixel(TRACKING.pixel)]),
  ];
}

/** Tracks the visit as far as the visitor allows it; a choice in another tab counts from the next page on. */
export function startTracking(): void {
  const tracking = createTracking(configuredServices(), () => {
    setPixel(null);
  });
  let path = window.location.pathname;

  function follow(): void {
    tracking.follow(trackingConsent(TRACKING.deniedTimeZones));
  }

  follow();
  subscribeToConsent(follow);
  subscribeToRouteChanges(() => {
    follow();
    if (path === window.location.pathname) return;
    path = window.location.pathname;
    tracking.viewPage();
  });
}
