import { describe, expect, it } from '@jest/globals';
import { cardTexts } from './card-texts';
import { exampleSaleCard } from './SaleCard.example';

describe('cardTexts', () => {
  const firstCloseAt = {
    text: 'Dec 2, 2026 at 10:30 AM ABT',
    day: 'Dec 2, 2026',
    iso: '2026-12-02T16:30:00.000Z',
  };

  it.each([
    ['upcoming', 'Opens', exampleSaleCard.opensAt],
    ['live', 'Begins to close', firstCloseAt],
    ['completed', 'Closed', exampleSaleCard.closesAt],
    ['postponed', 'New date to come', null],
  ] as const)('date a sale that is %s, whose parcels close one after another: %s', (status, label, date) => {
    expect(cardTexts({ ...exampleSaleCard, firstCloseAt }, status)).toMatchObject({ dateLabel: label, date });
  });

  it.each([
    ['within a day', exampleSaleCard.closesAt, 'Dec 2, 2026 at 9:00 AM ABT to 11:00 AM ABT'],
    [
      'over several days',
      { text: 'Dec 4, 2026 at 1:00 PM ABT', day: 'Dec 4, 2026', iso: '2026-12-04T19:00:00.000Z' },
      'Dec 2, 2026 at 9:00 AM ABT to Dec 4, 2026 at 1:00 PM ABT',
    ],
  ])('give no tense to the dates of a sale whose status is unknown, %s', (_, closesAt, text) => {
    const { dateLabel, date, priceNote } = cardTexts({ ...exampleSaleCard, closesAt }, 'unknown');
    expect([dateLabel, date?.text, priceNote]).toEqual(['Date', text, 'for sale, starting bids by parcel']);
  });

  it.each([
    ['starting bid', 'starting bid, results to come'],
    ['starting bid, may change', 'starting bid, results to come'],
    ['starting bids by parcel', 'starting bids, results to come'],
    ['no longer offered', 'starting bids, results to come'],
  ])('note on a price with %s, when the sale has closed since the build, %s', (priceNote, closed) => {
    expect(cardTexts({ ...exampleSaleCard, priceNote }, 'completed').priceNote).toBe(closed);
  });

  it('have no price for land that was withdrawn since the build', () => {
    expect(cardTexts(exampleSaleCard, 'withdrawn')).toMatchObject({
      price: '–',
      priceNote: 'no longer offered',
      forSale: false,
    });
  });
});
