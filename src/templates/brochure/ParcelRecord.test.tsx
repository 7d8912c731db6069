/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ParcelRecord } from './ParcelRecord';

it('shows every part open on paper: known, none and not known', () => {
  const { container } = render(
    <ParcelRecord
      parts={[
        {
          heading: 'Crops and yields',
          answer: '2026: Canola, 44 bu/ac',
          facts: [
            { label: '2026', value: 'Canola, 44 bu/ac' },
            { label: '2025', value: 'Peas <b>39</b> bu/ac' },
          ],
          source: 'The seller, October 2, 2026',
        },
        { heading: 'Tenancy', answer: 'No tenant', facts: [], source: 'The seller, October 2, 2026' },
        { heading: 'Drainage', answer: 'Not known', facts: [], note: 'The estate has no plans.' },
      ]}
    />,
  );
  expect(container.querySelector('details')).toBeNull();
  expect([...container.querySelectorAll('dl > div')].map((part) => part.textContent)).toEqual([
    'Crops and yields2026 Canola, 44 bu/ac2025 Peas <b>39</b> bu/acThe seller, October 2, 2026',
    'TenancyNo tenantThe seller, October 2, 2026',
    'DrainageNot knownThe estate has no plans.',
  ]);
});
