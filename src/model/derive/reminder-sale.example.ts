import type { ReminderSale } from './reminder-facts';

/** Opens on March 18, 2026 at 9:00 AM in Saskatchewan, which keeps its clock all year, for two hours. */
export function exampleReminderSale(given: Partial<ReminderSale<Date>> = {}): ReminderSale<Date> {
  return {
    slug: 'souris-flats',
    name: 'Souris Flats',
    nearby: 'nearby Torquay, SK',
    zone: 'America/Regina',
    sample: false,
    state: 'scheduled',
    stateNote: null,
    opensAt: new Date('2026-03-18T15:00:00Z'),
    firstCloseAt: new Date('2026-03-18T17:00:00Z'),
    closesAt: new Date('2026-03-18T17:00:00Z'),
    finalCloseAt: new Date('2026-03-18T17:45:00Z'),
    registerBy: new Date('2026-03-17T22:00:00Z'),
    url: 'https://sales.example/auctions/souris-flats/',
    biddingUrl: 'https://bid.example/auctions/souris-flats/parcels/',
    calendar: '/auctions/souris-flats/souris-flats.ics',
    results: null,
    ...given,
  };
}
