import { useMemo } from 'react';
import { useSaleStatuses } from '../../features/sale-status/use-sale-status';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';
import type { PendingSaleProps } from './props';

/** Sales that have closed without results yet; they are in no sum. */
export function PendingResults({ sales }: { readonly sales: readonly PendingSaleProps[] }) {
  const schedules = useMemo(() => sales.map(({ schedule }) => schedule), [sales]);
  const statuses = useSaleStatuses(schedules);
  const closed = sales.filter(({ schedule }) => statuses.get(schedule.slug) === 'completed');
  if (closed.length === 0) return null;
  return (
    <Section heading={TEXTS.pastSales.pending}>
      <RowList
        rows={closed.map(({ href, name, nearby, closesAt }) => ({
          href,
          title: name,
          text: nearby,
          aside:
            closesAt === null ? 'Closed' : <time dateTime={closesAt.iso}>{`Closed ${closesAt.text}`}</time>,
        }))}
      />
    </Section>
  );
}
