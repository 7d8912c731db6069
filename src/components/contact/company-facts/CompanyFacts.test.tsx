/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CompanyFacts } from './CompanyFacts';

afterEach(cleanup);

describe('CompanyFacts', () => {
  it('links to a regulator whose address is known, and names the others', () => {
    const licence = { label: 'Licence, Alberta', text: '1234' };
    render(
      <CompanyFacts
        facts={[
          { label: 'Office', text: 'Sexsmith', link: null },
          { ...licence, link: { label: 'Council', href: 'https://council.example/' } },
          { ...licence, link: { label: 'Commission', href: null } },
        ]}
      />,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Sexsmith',
      '1234, Council',
      '1234, Commission',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://council.example/',
    ]);
  });
});
