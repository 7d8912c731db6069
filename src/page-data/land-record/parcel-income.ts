import { exactCurrency } from '../../lib/money';
import type { Parcel } from '../../model/schema/parcel';
import type { FactProps } from '../common-props';
import { capitalized, sentence } from '../../lib/sentence';
import { siteQuarter } from './sites';

interface Income {
  readonly label: string;
  readonly description: string;
  readonly perYear: number;
  readonly assigned: boolean;
}

function siteIncome({ landRecord }: Parcel): Income[] {
  const paid = (landRecord?.sites?.entries ?? []).filter(({ rent = 0 }) => rent > 0);
  return [true, false].flatMap((assigned): Income[] => {
    const same = paid.filter((site) => site.assigned === assigned);
    const [first] = same;
    if (first === undefined) return [];
    return [
      {
        label: same.length === 1 ? 'Surface lease' : 'Surface leases',
        description:
          same.length === 1 ? `${first.kind}, ${siteQuarter(first)}` : `${String(same.length)} sites`,
        perYear: same.reduce((sum, { rent = 0 }) => sum + rent, 0),
        assigned,
      },
    ];
  });
}

function leases(parcel: Parcel): Income[] {
  const rents = (parcel.landRecord?.tenancy?.entries ?? []).flatMap(
    ({ rent = 0, tenant, assigned }): Income[] =>
      rent === 0 ? [] : [{ label: 'Rent', description: tenant, perYear: rent, assigned }],
  );
  return [...siteIncome(parcel), ...rents];
}

/** The income of the land for its owner: surface leases and rents of the record, then other income. */
function incomes(parcel: Parcel): Income[] {
  return [...leases(parcel), ...parcel.income.map((one) => ({ label: 'Income', ...one }))];
}

/** Annual income that goes to the buyer of the land, in dollars, without the income that stays with the seller. */
export function yearlyIncome(parcel: Parcel): number {
  return incomes(parcel).reduce((sum, { perYear, assigned }) => sum + (assigned ? perYear : 0), 0);
}

function incomeFact({ label, description, perYear, assigned }: Income): FactProps {
  const whose = assigned ? 'Goes to the buyer.' : 'Stays with the seller.';
  return { label, value: `${exactCurrency(perYear)} a year. ${sentence(capitalized(description))} ${whose}` };
}

/** The income in the land record: surface leases and rents. */
export function leaseFacts(parcel: Parcel): FactProps[] {
  return leases(parcel).map(incomeFact);
}

/** The income of a parcel for its fact sheet, with a total for the buyer if there are several. */
export function incomeFacts(parcel: Parcel): FactProps[] {
  const each = incomes(parcel).map(incomeFact);
  const forBuyer = yearlyIncome(parcel);
  const total = { label: 'Total income', value: `${exactCurrency(forBuyer)} a year` };
  return each.length > 1 && forBuyer > 0 ? [...each, total] : each;
}
