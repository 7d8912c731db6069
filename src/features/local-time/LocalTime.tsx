import { Suspense } from 'react';
import { afterLoad } from '../../lib/after-load';
import { useHydrated } from '../../ui/client-only/ClientOnly';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import type { DeviceTimeProps } from './DeviceTime';

/** Most visitors are in the zone of the sale: its code, with the time zones that devices may have wrong, comes late. */
const DeviceTime = lazyPart(async () => {
  await afterLoad();
  return (await import('./DeviceTime')).DeviceTime;
});

/** The visitor's own time of an event, if the visitor's clock differs; empty in the HTML of the build. */
export function LocalTime(props: DeviceTimeProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <DeviceTime {...props} />
    </Suspense>
  );
}
