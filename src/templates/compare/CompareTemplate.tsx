import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import { useSaleStatus } from '../../features/sale-status/use-sale-status';
import { PageHead } from '../../layout/head/PageHead';
import { Page } from '../../layout/page/Page';
import { StatusBadge } from '../../layout/sale-card/StatusBadge';
import type { ComparePageProps } from '../../model/derive/pages/compare-props';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Stack } from '../../ui/stack/Stack';
import { CompareChooser } from './CompareChooser';
import { CompareTable } from './CompareTable';

export default function CompareTemplate({ pageContext }: PageProps<object, ComparePageProps>) {
  const { trail, heading, summary, schedule, lots } = pageContext;
  const status = useSaleStatus(schedule);
  const [chosen, setChosen] = useState<readonly string[]>(() => lots.map(({ slug }) => slug));
  return (
    <Page trail={trail}>
      <Stack>
        <PageHeading heading={heading} summary={summary}>
          <StatusBadge status={status} />
        </PageHeading>
        <CompareChooser lots={lots} chosen={chosen} onChoose={setChosen} />
        <CompareTable {...pageContext} status={status} chosen={chosen} />
        <p>The table scrolls sideways where it is wider than the page. Prices are in Canadian dollars.</p>
      </Stack>
    </Page>
  );
}

export function Head({ pageContext }: HeadProps<object, ComparePageProps>) {
  return <PageHead {...pageContext.head} />;
}
