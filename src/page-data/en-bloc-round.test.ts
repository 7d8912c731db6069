import { expect, it } from '@jest/globals';
import { exampleParcel } from '../model/derive/sale.example';
import { saleRounds } from './en-bloc-round';
import { exampleSaleContext } from './sale-context.example';

it('has the hours of the parcels of each group, before its round', () => {
  const parcels = [
    exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
    exampleParcel({ slug: 'parcel-2', startTime: '2026-03-18T09:30:00-06:00' }),
  ];
  const enBlocs = parcels.map(({ slug, name }) => ({
    slug: `${slug}-block`,
    name,
    parcels: [slug],
    startingBid: 1,
  }));
  const rounds = saleRounds(exampleSaleContext({ parcels, enBlocs }), { percent: 1 }, 'Starting bids.');
  expect(rounds.map(({ times }) => times)).toEqual([
    {
      opens: '9:00 AM CST',
      closes: '10:30 AM CST',
      enBlocOpens: '10:45 AM CST',
      enBlocCloses: '11:15 AM CST',
    },
    {
      opens: '9:30 AM CST',
      closes: '11:00 AM CST',
      enBlocOpens: '11:15 AM CST',
      enBlocCloses: '11:45 AM CST',
    },
  ]);
});
