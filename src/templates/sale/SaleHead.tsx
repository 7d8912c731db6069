import { StatusBadge } from '../../layout/sale-card/StatusBadge';
import type { SalePageProps } from '../../model/derive/pages/sale-props';
import { Badge } from '../../ui/badge/Badge';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { Figure } from '../../ui/figure/Figure';
import { Note } from '../../ui/note/Note';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Stack } from '../../ui/stack/Stack';
import * as styles from './SaleHead.module.css';

function Actions({ links, status }: Pick<SalePageProps, 'links' | 'status'>) {
  const { bidding, register, reminder } = links;
  if (register === null) return null;
  return (
    <ButtonRow>
      {bidding !== null && (
        <ButtonLink href={bidding.href} kind="primary">
          {bidding.label}
        </ButtonLink>
      )}
      <ButtonLink href={register.href} kind={status === 'live' ? 'secondary' : 'primary'}>
        {register.label}
      </ButtonLink>
      {reminder !== null && <ButtonLink href={reminder.href}>{reminder.label}</ButtonLink>}
    </ButtonRow>
  );
}

/** What a buyer has to know first: what, where, when, and what to do. */
export function SaleHead({ sale }: { readonly sale: SalePageProps }) {
  const { heading, summary, status, banner, stateNote, nearby, municipality, dates, picture, links } = sale;
  return (
    <Stack>
      <PageHeading heading={heading} summary={summary}>
        <StatusBadge status={status} />
        {banner !== null && <Badge tone="label">{banner}</Badge>}
      </PageHeading>
      <p>
        {nearby}, {municipality}
      </p>
      {dates !== null && (
        <p className={styles.date}>
          <time dateTime={dates.start}>{dates.text}</time>
        </p>
      )}
      {stateNote !== null && <Note>{stateNote}</Note>}
      <Actions links={links} status={status} />
      {picture !== null && <Figure picture={picture} sizes="(min-width: 1328px) 78rem, 100vw" eager />}
    </Stack>
  );
}
