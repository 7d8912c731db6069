import { exactCurrency } from '../../lib/money';
import { formatLongCalendarDate, formatShortCalendarDate } from '../../model/derive/dates';
import type { PartWriter } from './record-part';
import { joined } from './entry-words';

export const tenancy: PartWriter<'tenancy'> = {
  name: 'tenancy',
  heading: 'Tenancy',
  none: 'No tenant',
  fact: ({ tenant, terms, ends, rent, assigned }) => {
    const parts = [
      terms.replace(/\.$/, ''),
      rent === undefined ? null : `${exactCurrency(rent)} a year`,
      assigned ? null : 'The seller keeps the rent',
      ends === undefined ? 'No end date given' : `Ends ${formatLongCalendarDate(ends)}`,
    ];
    return { label: tenant, value: `${joined(parts, '. ')}.` };
  },
  short: (entries) =>
    entries
      .map(({ tenant, ends }) =>
        joined([tenant, ends === undefined ? null : `to ${formatShortCalendarDate(ends)}`]),
      )
      .join('; '),
};
