import { expect, it } from '@jest/globals';
import { saleContacts } from './sale-prop-builders';

it('names the contacts of a sale in the order of the sale, not in that of the team', () => {
  const team = [{ slug: 'dale-kowalchuk' }, { slug: 'ngozi-okafor' }, { slug: 'tom-friesen' }];
  const contacts = ['tom-friesen', 'left-since', 'dale-kowalchuk'];
  expect(saleContacts({ contacts }, team)).toEqual([{ slug: 'tom-friesen' }, { slug: 'dale-kowalchuk' }]);
});
