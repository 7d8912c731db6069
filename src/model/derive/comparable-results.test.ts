import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceKm } from '../../lib/geo';
import { comparableResults, groupByUse, type ComparedLand } from './comparable-results';

const land: ComparedLand = { province: 'AB', use: 'cultivated', position: [-113, 52] };

function result(name: string, given: Partial<ComparedLand> = {}): ComparedLand & { readonly name: string } {
  return { ...land, name, ...given };
}

type NamedLand = ReturnType<typeof result>;

function compare(of: ComparedLand, results: readonly NamedLand[]) {
  return comparableResults(of, groupByUse(results), () => true);
}

function namesOf(results: readonly NamedLand[], of = land): string[] {
  return compare(of, results).map(({ name }) => name);
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
    const found = compare(land, [
      result('unplaced', { position: null }),
      result('near', { position: [-113, 52.1] }),
    ]);
    expect(found.map(({ name, km }) => [name, km === null])).toEqual([
      ['near', false],
      ['unplaced', true],
    ]);
    expect(namesOf([result('any')], { ...land, position: null })).toEqual(['any']);
  });

  it('leaves out land that it may not be compared with, such as that of its own sale', () => {
    const byUse = groupByUse([result('own'), result('other')]);
    const found = comparableResults(land, byUse, ({ name }) => name !== 'own');
    expect(found.map(({ name }) => name)).toEqual(['other']);
  });

  it('finds the same land as measuring every distance', () => {
    // A strip from south to north, where latitudes decide most comparisons. The land is east of all results: between
    // two on its own meridian, as far north of it as south, rounding would decide.
    const landBetween = (west: number, east: number) =>
      fc.record({
        province: fc.constantFrom('AB' as const, 'SK' as const),
        use: fc.constantFrom('cultivated' as const, 'pasture' as const),
        position: fc.option(
          fc
            .tuple(fc.integer({ min: west, max: east }), fc.integer({ min: 4900, max: 6000 }))
            .map(([longitude, latitude]) => [longitude / 100, latitude / 100] as const),
        ),
      });
    fc.assert(
      fc.property(
        landBetween(-11190, -11180),
        fc.array(landBetween(-11400, -11200), { minLength: 10, maxLength: 40 }),
        (of, others) => {
          const measured = others
            .filter(({ use }) => use === of.use)
            .map((other) => ({
              ...other,
              km:
                of.position === null || other.position === null
                  ? null
                  : distanceKm(of.position, other.position),
            }))
            .filter(({ province, km }) => province === of.province || (km ?? Infinity) <= 200)
            .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
          expect(comparableResults(of, groupByUse(others), () => true)).toEqual(measured.slice(0, 3));
        },
      ),
    );
  });

  it('is empty if nothing is comparable', () => {
    expect(namesOf([result('wet', { use: 'irrigated' })])).toEqual([]);
  });
});
