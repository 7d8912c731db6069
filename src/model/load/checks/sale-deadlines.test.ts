import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleSale } from '../../derive/sale.example';
import type { Sale } from '../../schema/sale';
import { fieldName } from '../files/problem';
import { checkSaleTimes } from './sale-times';

const parcel = exampleParcel({ slug: 'parcel-1' });
const option = {
  slug: 'bins',
  name: 'Bins',
  summary: 'Three bins.',
  description: 'Steel.',
  exerciseDate: '2026-03-25T16:00:00-06:00',
  parcels: ['parcel-1'],
};
const viewing = {
  startTime: '2026-03-07T10:00:00-06:00',
  endTime: '2026-03-07T14:00:00-06:00',
  note: 'At the yard.',
};
/** Bidding from 9 to 11 on March 18, without results. */
const sound: Partial<Sale> = {
  posted: '2026-02-19',
  registerBy: '2026-03-17T16:00:00-06:00',
  closingDate: '2026-05-01',
  parcels: [parcel],
  enBlocs: [],
  options: [option],
  viewingDays: [viewing],
  publishAt: '2026-02-19T09:00:00-06:00',
  unpublishAt: '2026-06-01T09:00:00-06:00',
};

function findings(given: Partial<Sale>): string[] {
  return checkSaleTimes(exampleSale({ ...sound, ...given })).map(
    ({ path, message }) => `${fieldName(path)}: ${message}`,
  );
}

describe('the dates of a sale', () => {
  it('are sound in their order', () => {
    expect(findings({})).toEqual([]);
  });

  it.each<[string, Partial<Sale>, string]>([
    [
      'a parcel that opens before the deadline of registration',
      { parcels: [{ ...parcel, startTime: '2026-03-17T15:00:00-06:00' }] },
      'registerBy: registration ends after bidding has opened',
    ],
    [
      'a parcel that closes after the money has changed hands',
      { parcels: [{ ...parcel, endTime: '2026-05-02T11:00:00-06:00' }], options: [], unpublishAt: undefined },
      'closingDate: the money changes hands before the bidding is over, or on the same day',
    ],
    [
      'a closing on a weekend',
      { closingDate: '2026-05-02' },
      'closingDate: 2026-05-02 is a Saturday, when no money and no title changes hands',
    ],
    [
      'an option that ends before the sale',
      { options: [{ ...option, exerciseDate: '2025-03-25T16:00:00-06:00' }] },
      'options 1 › exerciseDate: the option ends before its parcels have sold',
    ],
    [
      'a viewing day after the sale',
      {
        viewingDays: [
          { ...viewing, startTime: '2026-04-07T10:00:00-06:00', endTime: '2026-04-07T14:00:00-06:00' },
        ],
      },
      'viewingDays 1 › startTime: the land is shown after bidding has closed',
    ],
    [
      'a sale that was over before it was posted',
      { posted: '2026-11-05' },
      'posted: the sale went on the site after bidding had closed',
    ],
    [
      'a sale that appears once bidding has opened',
      { publishAt: '2026-03-18T09:30:00-06:00' },
      'publishAt: the sale goes on the site after bidding has opened',
    ],
    [
      'a sale that disappears while bidding is open',
      { unpublishAt: '2026-03-18T10:30:00-06:00' },
      'unpublishAt: the sale is taken off the site before bidding has closed',
    ],
  ])('may not have %s', (_name, given, finding) => {
    expect(findings(given)).toEqual([finding]);
  });

  it('may be those from before a sale was put off', () => {
    const late = { ...viewing, startTime: '2026-04-07T10:00:00-06:00', endTime: '2026-04-07T14:00:00-06:00' };
    expect(findings({ state: 'postponed', stateNote: 'Snow.', viewingDays: [late] })).toEqual([]);
  });

  it('let results come and go at any time', () => {
    expect(findings({ nothingSold: true, publishAt: '2026-05-19T09:00:00-06:00' })).toEqual([]);
  });
});
