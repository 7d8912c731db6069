import type { RecordEntry } from '../../model/schema/land-record';
import type { PartWriter } from './record-part';
import { joined } from './entry-words';

type Crop = RecordEntry<'yields'>;

/** Land that was not seeded has no yield to know. */
const unseeded = /fallow|not seeded|new breaking|unbroken/i;

function cropText({ crop, yield: amount, unit, land }: Crop): string {
  const yielded =
    amount === undefined || unit === undefined
      ? unseeded.test(crop)
        ? null
        : 'yield not known'
      : `${amount.toLocaleString('en-CA')} ${unit}`;
  const text = joined([crop, yielded]);
  return land === undefined ? text : `${text} (${land})`;
}

export const yields: PartWriter<'yields'> = {
  name: 'yields',
  heading: 'Crops and yields',
  none: 'Never cropped',
  fact: (entry) => ({ label: String(entry.year), value: cropText(entry) }),
  short: (entries) => {
    const last = Math.max(...entries.map(({ year }) => year));
    const crops = entries.filter(({ year }) => year === last).map(cropText);
    return `${String(last)}: ${crops.join('; ')}`;
  },
};
