import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '../../src/lib/durations';
import { provincialTransferCharges } from '../../src/model/derive/provincial-transfer-charges';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import type { Content } from '../../src/model/schema/content';
import type { Sale } from '../../src/model/schema/sale';

let content: Content;

async function loadAt(now: string): Promise<Content> {
  const loaded = await loadContent(path.resolve('content'), new Date(now));
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  return loaded.value;
}

/** The words of a document with uncompressed text; lines are joined. */
function textOf({ documents }: Sale): string {
  const offer = documents.find(({ title }) => title.startsWith('Offer to purchase'));
  const source = readFileSync(path.join('content/media', offer?.file ?? ''), 'latin1');
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = '']) => text).join(' ');
}

/** Text as the documents have it, with straight apostrophes. */
function straight(text: string): string {
  return text.replaceAll('’', "'");
}

beforeAll(async () => {
  content = await loadAt('2026-11-21T18:00:00Z');
});

describe('the offer to purchase of each sale', () => {
  it('states the deposit and the fee of the settings', () => {
    const { depositPercent, depositDue, depositTo, buyerFeePercent } = content.settings.saleRules;
    const fee = buyerFeePercent === 0 ? 'none' : `${String(buyerFeePercent)} per cent of the accepted bid`;
    for (const sale of content.sales) {
      const text = textOf(sale);
      expect(text).toContain(
        straight(
          `Deposit: ${String(depositPercent)} per cent of the accepted bid, by bank transfer or bank draft, ${depositDue}, to ${depositTo}.`,
        ),
      );
      expect(text).toContain(`Buyer's fee: ${fee}.`);
    }
  });

  // The dates of the samples move with the day of the build; those of documents cannot.
  it.each(['2026-11-21T18:00:00Z', '2027-07-01T12:00:00Z'])(
    'closes on the day that the pages state on %s',
    async (now) => {
      const { sales } = await loadAt(now);
      for (const sale of sales) {
        const { closingDate, endTime, state } = sale;
        if (state !== 'scheduled') {
          expect(closingDate).toBeUndefined();
          continue;
        }
        const days = (Date.parse(closingDate ?? '') - Date.parse((endTime ?? '').slice(0, 10))) / dayMs;
        expect(textOf(sale)).toContain(
          `Closing: ${String(days)} days after the day on which bidding is due to close.`,
        );
      }
    },
  );

  it('names possession, the tax or fee of the province, and the blocks with their approval', () => {
    const { enBlocApproval, enBlocPremiumPercent } = content.settings.saleRules;
    for (const sale of content.sales) {
      const text = textOf(sale).toLowerCase();
      const province = content.places.find(({ slug }) => slug === sale.place)?.province;
      expect(province).toBeDefined();
      if (province !== undefined)
        expect(text).toContain(provincialTransferCharges[province].name.toLowerCase());
      expect(text).toContain(`possession: ${straight(sale.possession).toLowerCase()}.`);
      expect(text.includes('en bloc: none in this sale.')).toBe(sale.enBlocs.length === 0);
      if (sale.enBlocs.length === 0) continue;
      expect(text).toContain(straight(enBlocApproval).toLowerCase());
      expect(text).toContain(`by at least ${String(enBlocPremiumPercent)} per cent`);
      const rows = text.match(/en bloc [\d.]+ parcels [\d, and]+, the same land in one bid/g);
      expect(rows).toHaveLength(sale.enBlocs.length);
    }
  });
});
