import { describe, expect, it } from '@jest/globals';
import { exampleRules } from '../../derive/sale.example';
import { settingWords } from '../../derive/setting-words';
import { fillWords } from './fill-words';

const words = settingWords({
  saleRules: { ...exampleRules, minimumRaise: 2500, buyerFeePercent: 2 },
  contact: {
    phone: '+18662637480',
    email: 'hello@land.example',
    responseNote: '',
    hours: '',
  },
  hosts: { site: 'https://www.land.example', engine: 'https://bid.land.example' },
});

describe('fillWords', () => {
  it('takes rules and addresses from the settings', () => {
    const data = {
      summary: 'Pay {depositPercent} {depositDue} to {depositTo}.',
      steps: [{ text: 'Raise by {minimumRaise} or more; there is {buyerFee}.' }],
      order: 10,
    };
    expect(fillWords(data, words)).toEqual({
      summary:
        'Pay ten per cent by 4:00 PM on the second business day after the close to the seller’s lawyer in trust.',
      steps: [
        { text: 'Raise by $2,500 or more; there is a buyer’s fee of two per cent of the accepted bid.' },
      ],
      order: 10,
    });
    expect(fillWords('{engine}, {site}, {emailDomain}, {phone}', words)).toBe(
      'bid.land.example, www.land.example, land.example, +1 (866) 263-7480',
    );
  });

  it('leaves other braces, which a check reports or a table needs', () => {
    expect(fillWords('| Total {sum} | {#Offer} {nothing}', words)).toBe('| Total {sum} | {#Offer} {nothing}');
  });
});
