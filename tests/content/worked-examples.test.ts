import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { standardCurrency } from '../../src/lib/money';
import { percentInWords } from '../../src/lib/number-words';
import { minimumBlockBid } from '../../src/model/derive/en-bloc-round';
import { loadContent } from '../../src/model/load/load-content';
import { formatProblems } from '../../src/model/load/files/problem';
import type { Content } from '../../src/model/schema/content';

let content: Content;

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), new Date('2026-11-21T18:00:00Z'));
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  content = loaded.value;
});

function question(slug: string): string {
  return content.questions.find((entry) => entry.slug === slug)?.body ?? '';
}

describe('worked examples of the texts', () => {
  it.each([
    ['the article on en bloc', 1_950_000, () => content.pages['en-bloc'].body],
    ['the question on en bloc', 1_000_000, () => question('what-is-en-bloc-and-how-does-it-work')],
  ])('use the margin of the settings in %s', (_, sum, body) => {
    const { enBlocPremiumPercent: percent } = content.settings.saleRules;
    const least = minimumBlockBid(sum, percent);
    expect(body()).toContain(`margin of ${percentInWords(percent)}`);
    expect(body()).toContain(standardCurrency(least - sum));
    expect(body()).toContain(standardCurrency(least));
  });

  it('use the GST of the settings', () => {
    const { gstPercent } = content.settings.saleRules;
    const body = question('do-i-pay-gst-on-farmland');
    expect(body).toContain(
      `at $500,000, ${percentInWords(gstPercent)} is ${standardCurrency((500_000 * gstPercent) / 100)}`,
    );
  });
});
