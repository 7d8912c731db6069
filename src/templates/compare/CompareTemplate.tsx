import type { HeadProps, PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useQueryState } from '../../features/query-state/use-query-state';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { choices, type Fields } from '../../lib/query-state';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { StatusBadge } from '../../components/sales/sale-card/StatusBadge';
import { SaleRegistration } from '../../components/sales/registration/SaleRegistration';
import type { ComparePageProps } from './props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Stack } from '../../ui/stack/Stack';
import { CompareChooser } from './CompareChooser';
import { CompareTable } from './CompareTable';
import * as styles from './CompareTemplate.module.css';

/** Number of lots that a wide screen shows without scrolling. */
const fits = 7;

interface Chosen {
  readonly parcels: readonly string[];
}

/** Returns the lots that the address names; all lots if it names fewer than two. */
function useChosenLots(lots: ComparePageProps['lots']) {
  const slugs = useMemo(() => lots.map(({ slug }) => slug), [lots]);
  const fields = useMemo<Fields<Chosen>>(() => ({ parcels: choices(slugs) }), [slugs]);
  const [{ parcels }, update] = useQueryState(fields);
  const choose = (next: readonly string[]) => {
    update({ parcels: next.length === slugs.length ? [] : next }, { mode: 'push' });
  };
  return [parcels.length < 2 ? slugs : parcels, choose] as const;
}

export default function CompareTemplate({ pageContext }: PageProps<object, ComparePageProps>) {
  const { breadcrumbs, heading, summary, schedule, offer, lots } = pageContext;
  const status = useSaleStatus(schedule);
  const [chosen, choose] = useChosenLots(lots);
  return (
    <Page breadcrumbs={breadcrumbs}>
      <Stack>
        <PageHeading heading={heading} summary={summary}>
          <StatusBadge slug={schedule.slug} status={status} />
        </PageHeading>
        {lots.length > 2 && <CompareChooser lots={lots} chosen={chosen} onChoose={choose} />}
        <small className={lots.length > fits ? `${styles.hint} ${styles.always}` : styles.hint}>
          {TEXTS.compare.tableHint}
        </small>
        <CompareTable {...pageContext} status={status} chosen={chosen} />
        <SaleRegistration offer={offer} status={status} />
      </Stack>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ComparePageProps>) {
  return <PageHead {...pageContext.head} />;
}
