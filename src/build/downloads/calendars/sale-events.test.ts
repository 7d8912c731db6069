import { describe, expect, it } from '@jest/globals';
import { exampleSaleContext } from '../../../page-data/sale-context.example';
import { exampleParcel, exampleRules } from '../../../model/derive/sale.example';
import { feedEvents, lotEvents, saleEvents } from './sale-events';

const context = {
  origin: 'https://site.example',
  salesOrigin: 'https://sales.example',
  now: new Date('2026-03-10T18:00:00Z'),
  content: { settings: { saleRules: exampleRules } },
};

function names(events: readonly { readonly uid: string }[]): string[] {
  return events.map(({ uid }) => uid);
}

describe('saleEvents', () => {
  it('lists registration, viewing, bidding and en bloc bidding', () => {
    const saleContext = exampleSaleContext(
      {
        posted: '2026-03-02',
        registerBy: '2026-03-17T16:00:00-06:00',
        viewingDays: [
          {
            startTime: '2026-03-12T10:00:00-06:00',
            endTime: '2026-03-12T14:00:00-06:00',
            note: 'At the yard.',
          },
        ],
        changes: [{ date: '2026-03-05', text: 'A lease was added.' }],
      },
      context.now,
    );
    const events = saleEvents(context, saleContext);
    expect(events.map(({ start, end }) => [start.toISOString(), end?.toISOString()])).toEqual([
      ['2026-03-12T16:00:00.000Z', '2026-03-12T20:00:00.000Z'],
      ['2026-03-17T22:00:00.000Z', undefined],
      ['2026-03-18T15:00:00.000Z', '2026-03-18T17:00:00.000Z'],
      // En bloc opens 15 minutes after the close, for half an hour.
      ['2026-03-18T17:15:00.000Z', '2026-03-18T17:45:00.000Z'],
    ]);
    expect(events.map(({ summary }) => summary)).toEqual([
      'Viewing day: Souris Flats',
      'Register to bid: Souris Flats',
      'Bidding: Souris Flats',
      'Bidding: En bloc, parcels 1 to 3, Souris Flats',
    ]);
    expect(events[2]?.description).toMatch(
      /Bidding begins to close at 11:00 AM CST\. A bid in the last two minutes adds two minutes\.$/,
    );
    expect(events[2]).toMatchObject({
      location: expect.stringMatching(/^nearby Torquay, SK: NE-20-3-11-W2M/),
      url: 'https://sales.example/auctions/souris-flats/',
      alarmMinutes: 60,
      cancelled: false,
      sequence: 1,
      changed: new Date('2026-03-05T18:00:00Z'),
    });
  });

  it('says when the first and the last of parcels that close one after another do so', () => {
    const parcels = [
      exampleParcel({ slug: 'parcel-1', endTime: '2026-03-18T10:30:00-06:00' }),
      exampleParcel({ slug: 'parcel-2', endTime: '2026-03-18T11:20:00-06:00' }),
    ];
    const saleContext = exampleSaleContext({ parcels, enBlocs: [] }, context.now);
    const closes = 'on Mar 18, 2026 at 10:30 AM CST, the last on Mar 18, 2026 at 11:20 AM CST.';
    const described = (rules = exampleRules) =>
      saleEvents({ ...context, content: { settings: { saleRules: rules } } }, saleContext).map(
        ({ description }) => description.replace(/^.*parcel\. /, ''),
      );
    expect(described()).toEqual([
      `The first parcel begins to close ${closes} A bid in the last two minutes adds two minutes.`,
    ]);
    expect(described({ ...exampleRules, extensionMinutes: 0 })).toEqual([
      `The first parcel closes ${closes}`,
    ]);
    const [ofLot] = saleContext.lots.flatMap((lot) => lotEvents(context, saleContext, lot));
    expect(ofLot?.description).toMatch(
      /^March 18, 2026 from 9:00 to 10:30 AM CST\. Bidding begins to close at 10:30 AM CST\./,
    );
  });

  it.each(['postponed', 'withdrawn'] as const)('cancels the dates of a sale that was %s', (state) => {
    const before = saleEvents(context, exampleSaleContext({}, context.now));
    const after = saleEvents(context, exampleSaleContext({ state }, context.now));
    expect(names(after)).toEqual(names(before));
    expect(after.every(({ cancelled, sequence }) => cancelled && sequence === 1)).toBe(true);
  });

  it('ends a sentence with one full stop after the name of a company', () => {
    const sale = { name: 'Magpie Farms Ltd.', registerBy: '2026-03-17T16:00:00-06:00' };
    const [register] = saleEvents(context, exampleSaleContext(sale, context.now));
    expect(register?.description).toMatch(/ to bid on Magpie Farms Ltd\.$/);
  });

  it('has one price for one parcel', () => {
    const parcels = [exampleParcel({ slug: 'parcel-1' })];
    const [bidding] = saleEvents(context, exampleSaleContext({ parcels, enBlocs: [] }, context.now));
    expect(bidding?.description).toContain(' 1 Parcel, 160.0 ac, $300K. ');
  });

  it('states no price for land that is no longer offered', () => {
    const [offered] = saleEvents(context, exampleSaleContext({}, context.now));
    expect(offered?.description).toContain('798.2 ac, 3 Parcels, 1 En Bloc, $260K – $530K by parcel.');
    const [withdrawn] = saleEvents(context, exampleSaleContext({ state: 'withdrawn' }, context.now));
    expect(withdrawn?.description).toContain('798.2 ac, 3 Parcels, 1 En Bloc.');
    expect(withdrawn?.description).not.toContain('$');
  });

  it('is empty without a date', () => {
    expect(
      saleEvents(
        context,
        exampleSaleContext({ state: 'postponed', startTime: undefined, endTime: undefined }),
      ),
    ).toEqual([]);
  });
});

describe('lotEvents', () => {
  it('is the same entry as in the file of the sale, so that no calendar has an en bloc twice', () => {
    const saleContext = exampleSaleContext({}, context.now);
    const enBloc = saleContext.lots.find((lot) => lot.enBloc);
    const events = enBloc === undefined ? [] : lotEvents(context, saleContext, enBloc);
    expect(events).toEqual(saleEvents(context, saleContext).slice(-1));
  });
});

describe('feedEvents', () => {
  it('keeps a sale for a month after it ended', () => {
    const on = (day: string) => {
      const now = new Date(`${day}T18:00:00Z`);
      return feedEvents({ ...context, now }, [exampleSaleContext({}, now)]).length;
    };
    expect([on('2026-03-10'), on('2026-04-16'), on('2026-04-18')]).toEqual([2, 2, 0]);
  });
});
