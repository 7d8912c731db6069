/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { exampleParcel } from '../../model/derive/sale.example';
import { landRecordHtml } from '../../page-data/land-record/land-record-props';
import { ParcelRecord } from './ParcelRecord';

const said = { asOf: '2026-10-02', source: 'The seller' };

it('shows every part open on paper: known, none and not known', () => {
  const parcel = exampleParcel({
    slug: 'parcel-1',
    landRecord: {
      yields: {
        ...said,
        entries: [
          { year: 2026, crop: 'Canola', yield: 44, unit: 'bu/ac' },
          { year: 2025, crop: '<b>Peas</b>', yield: 39, unit: 'bu/ac' },
        ],
      },
      tenancy: { ...said, entries: [], none: true },
      drainage: { notKnown: 'The estate has no plans.', entries: [] },
    },
  });
  const { container } = render(<ParcelRecord html={landRecordHtml(parcel)} />);
  expect(container.querySelector('details')).toBeNull();
  const texts = [...container.querySelectorAll('dl > div')].map((part) =>
    [...part.children].map((child) => child.textContent).join(' | '),
  );
  expect(texts).toHaveLength(9);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Crops and yields | 2026 Canola, 44 bu/ac | 2025 <b>Peas</b>, 39 bu/ac | The seller, October 2, 2026',
      'Tenancy | No tenant | The seller, October 2, 2026',
      'Drainage | Not known | The estate has no plans.',
      'Water | Not known',
    ]),
  );
});
