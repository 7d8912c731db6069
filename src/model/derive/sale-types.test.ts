import { describe, expect, it } from '@jest/globals';
import { saleTypeNames, saleTypeOf } from './sale-types';

describe('sale types', () => {
  it('are those of the specification', () => {
    expect(Object.keys(saleTypeNames)).toEqual(['parcel', 'enBloc', 'option', 'feature']);
  });

  it('tell a parcel from an en bloc group', () => {
    expect([saleTypeOf({ enBloc: false }), saleTypeOf({ enBloc: true })]).toEqual(['parcel', 'enBloc']);
  });
});
