import { describe, expect, it } from '@jest/globals';
import { companyFacts } from './company-facts';

const licence = {
  province: 'Alberta',
  number: 'Sample licence 1',
  regulator: 'Real Estate Council of Alberta',
};

describe('companyFacts', () => {
  it('lists the facts of the settings, and each licence with its regulator', () => {
    expect(
      companyFacts(
        {
          legalName: 'Example Land Ltd.',
          office: '12 Elevator Road, Sexsmith',
          licences: [
            { ...licence, address: 'https://www.reca.ca/' },
            { ...licence, province: 'Manitoba' },
          ],
        },
        TEXTS,
      ),
    ).toEqual([
      { label: 'Company', text: 'Example Land Ltd.', link: null },
      { label: 'Office', text: '12 Elevator Road, Sexsmith', link: null },
      {
        label: 'Licence, Alberta',
        text: 'Sample licence 1',
        link: { label: 'Real Estate Council of Alberta', href: 'https://www.reca.ca/' },
      },
      {
        label: 'Licence, Manitoba',
        text: 'Sample licence 1',
        link: { label: 'Real Estate Council of Alberta', href: null },
      },
    ]);
  });

  it('lists nothing if the settings have no facts', () => {
    expect(companyFacts(undefined, TEXTS)).toEqual([]);
    expect(companyFacts({ licences: [] }, TEXTS)).toEqual([]);
  });
});
