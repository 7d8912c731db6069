import { StatusBadge } from '../../layout/sale-card/StatusBadge';
import type { ParcelPageProps } from '../../model/derive/pages/parcel-props';
import { Badge } from '../../ui/badge/Badge';
import { ButtonLink } from '../../ui/button-link/ButtonLink';
import { ButtonRow } from '../../ui/button-row/ButtonRow';
import { FigureList } from '../../ui/figure-list/FigureList';
import { PageHeading } from '../../ui/page-heading/PageHeading';
import { Stack } from '../../ui/stack/Stack';

/** Name, price and date of a parcel. */
export function ParcelHead({ parcel }: { readonly parcel: ParcelPageProps }) {
  const { heading, summary, status, enBloc, outcome, priceLabel, price, perTitledAcre, perCultivatedAcre } =
    parcel;
  const { dates, bidding } = parcel;
  return (
    <Stack>
      <PageHeading heading={heading} summary={summary}>
        <StatusBadge status={status} />
        {enBloc && <Badge tone="label">En bloc</Badge>}
      </PageHeading>
      <FigureList
        figures={[
          { label: priceLabel, figure: price, note: outcome },
          { label: 'Per titled acre', figure: perTitledAcre, note: 'Canadian dollars' },
          { label: 'Per cultivated acre', figure: perCultivatedAcre, note: 'Canadian dollars' },
        ]}
      />
      {dates !== null && (
        <p>
          Bidding: <time dateTime={dates.start}>{dates.text}</time>
        </p>
      )}
      {bidding !== null && (
        <ButtonRow>
          <ButtonLink href={bidding.href} kind="primary">
            {bidding.label}
          </ButtonLink>
        </ButtonRow>
      )}
    </Stack>
  );
}
