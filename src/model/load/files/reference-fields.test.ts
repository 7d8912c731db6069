import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { findReferenceFields } from './reference-fields';

const MediaSchema = z.string().meta({ format: 'media', media: 'picture' });
const schema = z.object({
  title: z.string().meta({ title: 'Title' }),
  cover: MediaSchema.optional(),
  sales: z.array(z.object({ sale: z.string().meta({ collection: 'sales' }), note: z.string() })).default([]),
});

test('finds references that a schema marks at any depth, with their paths', () => {
  const data = {
    cover: 'a.jpg',
    title: 'b.jpg',
    sales: [
      { sale: 'one', note: 'two' },
      { sale: 'three', note: '' },
    ],
    other: 'c.jpg',
  };
  expect(findReferenceFields(schema, data)).toEqual([
    { path: ['cover'], value: 'a.jpg', format: 'media', collection: undefined, media: 'picture' },
    { path: ['sales', 0, 'sale'], value: 'one', format: undefined, collection: 'sales', media: undefined },
    { path: ['sales', 1, 'sale'], value: 'three', format: undefined, collection: 'sales', media: undefined },
  ]);
});

test('finds nothing in data of another shape, nor where a schema marks nothing', () => {
  for (const data of [undefined, null, 'a.jpg', [], {}, { cover: 5, sales: 'one' }, { sales: [null, 'one'] }])
    expect(findReferenceFields(schema, data)).toEqual([]);
  expect(findReferenceFields(z.object({ title: z.string() }), { title: 'a.jpg' })).toEqual([]);
});
