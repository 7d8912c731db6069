import { describe, expect, it } from '@jest/globals';
import { comparableResults, type ComparedLand } from './comparable-results';

const land: ComparedLand = { province: 'AB', use: 'cultivated', position: [-113, 52] };

function result(name: string, given: Partial<ComparedLand> = {}): ComparedLand & { readonly name: string } {
  return { ...land, name, ...given };
}

function namesOf(results: readonly ReturnType<typeof result>[], of = land): string[] {
  return comparableResults(of, results).map(({ name }) => name);
}

describe('comparableResults', () => {
  it('lists land of the same use, the nearest first, three at most', () => {
    const results = [
      result('far', { position: [-113, 56] }),
      result('grass', { use: 'pasture' }),
      result('near', { position: [-113, 52.1] }),
      result('nearer', { position: [-113, 52.05] }),
      result('farther', { position: [-113, 57] }),
    ];
    expect(namesOf(results)).toEqual(['nearer', 'near', 'far']);
  });

  it('crosses the border of a province only within 200 km', () => {
    const results = [
      result('close to the border', { province: 'SK', position: [-111, 52] }),
      result('beyond', { province: 'SK', position: [-109, 52] }),
      result('unknown', { province: 'SK', position: null }),
    ];
    expect(namesOf(results)).toEqual(['close to the border']);
  });

  it('has no distance where land cannot be placed, and puts it last', () => {
    const found = comparableResults(land, [
      result('unplaced', { position: null }),
      result('near', { position: [-113, 52.1] }),
    ]);
    expect(found.map(({ name, km }) => [name, km === null])).toEqual([
      ['near', false],
      ['unplaced', true],
    ]);
    expect(namesOf([result('any')], { ...land, position: null })).toEqual(['any']);
  });

  it('is empty where nothing is comparable', () => {
    expect(namesOf([result('wet', { use: 'irrigated' })])).toEqual([]);
  });
});
