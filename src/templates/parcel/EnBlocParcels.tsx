import { noValue } from '../../lib/no-value';
import type { LotRowProps } from '../../page-data/lot-props';
import { rowAtStatus } from '../../model/derive/prices';
import type { SaleStatus } from '../../model/derive/status';
import { RowList } from '../../ui/row-list/RowList';
import { Section } from '../../ui/section/Section';

interface EnBlocParcelsProps {
  readonly members: readonly LotRowProps[];
  readonly built: SaleStatus;
  readonly status: SaleStatus;
}

/** Parcels of an en bloc group. */
export function EnBlocParcels({ members, built, status }: EnBlocParcelsProps) {
  return (
    <Section heading={TEXTS.sections.groupParcels}>
      <RowList
        rows={members
          .map((row) => rowAtStatus(row, built, status))
          .map(({ href, name, land, area, price, perTitledAcre, outcome }) => ({
            href,
            title: name,
            text: `${land}, ${area}`,
            aside: (
              <>
                {price !== noValue && (
                  <>
                    {price}, {perTitledAcre}
                    <br />
                  </>
                )}
                {outcome}
              </>
            ),
          }))}
      />
    </Section>
  );
}
