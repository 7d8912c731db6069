import { describe, expect, it } from '@jest/globals';
import { fieldOfText, FormFieldsSchema } from './field-of-text';

const text = { widget: 'text' };
const fields = [
  { name: 'id', widget: 'string', pattern: ['^[a-z0-9-]+$', 'letters'] },
  { name: 'name', widget: 'string' },
  { name: 'description', ...text },
  { name: 'land', widget: 'legal-description' },
  { name: 'saleImage', widget: 'object', fields: [{ name: 'alt', ...text }] },
  {
    name: 'parcels',
    widget: 'list',
    fields: [
      { name: 'name', widget: 'string' },
      { name: 'notes', widget: 'list', field: { name: 'item', ...text } },
    ],
  },
];
const data = {
  id: 'sale-1002',
  name: 'Burnt Birch Ranch',
  description:
    '## Why it sells\n\nGrass on **three sides**, and a [dugout](/glossary/#dugout).\nOnce broken.',
  land: 'NW-14-72-6-W6',
  saleImage: { alt: 'A log barn' },
  parcels: [{ name: 'Parcel 1' }, { name: 'Parcel 2', notes: ['Dry', 'Hay until May'] }],
};

describe('FormFieldsSchema', () => {
  it('accepts fields as Decap is configured with them, and drops the rest of their configuration', () => {
    const configured = fields.map((field) => ({ ...field, label: 'A label', required: false }));
    expect(FormFieldsSchema.parse(configured)).toEqual(fields);
  });
});

describe('fieldOfText', () => {
  it.each([
    ['Burnt Birch Ranch', 'name'],
    ['  Burnt\n Birch Ranch ', 'name'],
    ['Why it sells', 'description'],
    ['Grass on three sides, and a dugout.', 'description'],
    ['A log barn', 'saleImage.alt'],
    ['Parcel 2', 'parcels.1.name'],
    ['Hay until May', 'parcels.1.notes.1'],
  ])('finds the field of "%s": %s', (shown, path) => {
    expect(fieldOfText(shown, fields, data)).toBe(path);
  });

  it.each(['Opens', 'Burnt Birch', 'sale-1002', 'NW-14-72-6-W6', '–', ''])('finds none for "%s"', (shown) => {
    expect(fieldOfText(shown, fields, data)).toBeNull();
  });

  it('finds none in an entry without values', () => {
    expect(fieldOfText('Parcel 1', fields, { parcels: null })).toBeNull();
    expect(fieldOfText('Parcel 1', fields, null)).toBeNull();
  });
});
