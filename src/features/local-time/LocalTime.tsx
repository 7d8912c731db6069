import { lazy, Suspense, type ComponentType } from 'react';
import { afterLoad } from '../../lib/after-load';
import { useHydrated } from '../../ui/client-only/ClientOnly';
import type { DeviceTimeProps } from './DeviceTime';

/** Most visitors are in the zone of the sale: its code, with the time zones that devices may have wrong, comes late. */
const DeviceTime = lazy<ComponentType<DeviceTimeProps>>(async () => {
  await afterLoad();
  const loaded = await import('./DeviceTime').catch(() => null);
  return { default: loaded?.DeviceTime ?? (() => null) };
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
