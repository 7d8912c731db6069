import { describe, expect, it } from '@jest/globals';
import { exampleRules } from '../model/derive/sale.example';
import { enBlocRule } from './en-bloc-rule';

describe('enBlocRule', () => {
  it('takes the break and the margin from the rules', () => {
    expect(enBlocRule(exampleRules)).toBe(
      'The en bloc round for a block opens 15 minutes after the last of its parcels closes, for bidders who bid on at least one of its parcels and qualify. The block sells only if its bid beats the parcel bids added up by at least one per cent. Otherwise each parcel goes to its own high bidder.',
    );
  });

  it('names no margin if there is none', () => {
    expect(enBlocRule({ ...exampleRules, enBlocPremiumPercent: 0 })).toContain('added up. Otherwise');
  });
});
