import { describe, expect, it } from '@jest/globals';
import { exampleParcel, exampleRules } from '../model/derive/sale.example';
import { enBlocNote, enBlocTerm, purchaseTerms } from './purchase-terms';
import { exampleSaleContext } from './sale-context.example';

function lotOf(saleContext: ReturnType<typeof exampleSaleContext>, slug: string) {
  const lot = saleContext.lots.find((other) => other.slug === slug);
  if (lot === undefined) throw new Error(`no ${slug}`);
  return lot;
}

describe('purchaseTerms', () => {
  it('states deposit, fee, tax and closing date', () => {
    expect(purchaseTerms(exampleSaleContext({ closingDate: '2026-05-01' }), exampleRules)).toEqual([
      { label: 'Minimum raise', value: '$1,000' },
      {
        label: 'Deposit',
        value:
          '10% of the accepted bid, by 4:00 PM on the second business day after the close, to the seller’s lawyer in trust',
      },
      { label: 'Buyer’s fee', value: 'None' },
      { label: 'Land titles fee', value: '0.4 per cent of the price' },
      { label: 'Closing date', value: 'May 1, 2026' },
    ]);
  });

  it('leaves out a closing date that is not set, and names the fee of a brand that has one', () => {
    const terms = purchaseTerms(exampleSaleContext(), { ...exampleRules, buyerFeePercent: 1.5 });
    expect(terms.map(({ label }) => label)).not.toContain('Closing date');
    expect(terms).toContainEqual({ label: 'Buyer’s fee', value: '1.5% of the accepted bid, on top of it' });
  });

  it('states no share of the bid if there is no deposit', () => {
    const terms = purchaseTerms(exampleSaleContext(), { ...exampleRules, depositPercent: 0 });
    expect(terms).toContainEqual({ label: 'Deposit', value: 'None' });
  });

  it('names the exemption of Manitoba', () => {
    const place = {
      slug: 'winkler-mb',
      name: 'Winkler',
      province: 'MB',
      longitude: -98,
      latitude: 49,
    } as const;
    const [tax] = purchaseTerms({ ...exampleSaleContext(), place }, exampleRules).slice(-1);
    expect(tax?.label).toBe('Land transfer tax');
    expect(tax?.value).toMatch(/^Nothing on the first \$30,000, .* of the rest, unless exempt as a farmer$/);
  });
});

describe('enBlocTerm and enBlocNote', () => {
  it('name the other parcels of the block, and how to qualify', () => {
    const saleContext = exampleSaleContext();
    const note =
      'To bid on the block, you have to bid on at least one of its parcels and be approved. Send us a lender’s letter. The person who runs the sale approves it.';
    expect(enBlocTerm(saleContext, lotOf(saleContext, 'parcel-2')).value).toBe(
      'Also offered with parcels 1 and 3 (en bloc 1–3)',
    );
    expect(enBlocNote(saleContext, lotOf(saleContext, 'parcel-2'), exampleRules)).toBe(note);
  });

  it('number parcels by their place if their names have no numbers', () => {
    const [first, second, third] = ['north-half', 'south-half', 'smith-place'] as const;
    const parcels = [
      exampleParcel({ slug: first, name: 'North half' }),
      exampleParcel({ slug: second, name: 'South half' }),
      exampleParcel({ slug: third, name: 'Smith place' }),
    ];
    const block = { slug: 'en-bloc', name: 'En bloc', parcels: [first, second, third], startingBid: 1 };
    const saleContext = exampleSaleContext({ parcels, enBlocs: [block] });
    expect(enBlocTerm(saleContext, lotOf(saleContext, third)).value).toBe(
      'Also offered with parcels 1 and 2 (en bloc 1–3)',
    );
  });

  it('say that a parcel belongs to no block', () => {
    const saleContext = exampleSaleContext({ enBlocs: [] });
    const parcel = lotOf(saleContext, 'parcel-2');
    expect(enBlocTerm(saleContext, parcel).value).toBe('Not offered en bloc');
    expect(enBlocNote(saleContext, parcel, exampleRules)).toBeNull();
  });
});
