import { Suspense } from 'react';
import { afterLoad } from '../../lib/after-load';
import { useHydrated } from '../../ui/client-only/ClientOnly';
import { lazyPart } from '../../ui/lazy-part/lazy-part';
import type { DeviceTimeProps } from './DeviceTime';

/**
 * Most visitors are in the time zone of the sale, so this code loads late, with the time zone rules that devices may
 * have wrong.
 */
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
