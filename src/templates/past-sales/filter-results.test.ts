import { describe, expect, it } from '@jest/globals';
import { parseQuery, serializeQuery } from '../../lib/query-state';
import { filterResults } from './filter-results';
import { pastSaleExamples } from './past-sale.example';
import { resultFilterOptions, resultsQueryFields, type ResultsQuery } from './results-query';

function found(query: Partial<ResultsQuery>): [string, string[]][] {
  return filterResults(pastSaleExamples, { province: '', year: '', land: '', ...query }).map(
    ({ name, lots }) => [name, lots.map(({ lot }) => lot)],
  );
}

describe('filterResults', () => {
  it('keeps all sales without a filter, unsold ones included', () => {
    expect(found({})).toEqual([
      ['Iron Creek', ['parcel 1', 'parcel 2']],
      ['Dry Hills', []],
      ['Souris Flats', ['en bloc']],
    ]);
  });

  it('keeps sales of a province and of the year in which they closed', () => {
    expect(found({ province: 'SK' }).map(([name]) => name)).toEqual(['Dry Hills', 'Souris Flats']);
    expect(found({ province: 'SK', year: '2025' }).map(([name]) => name)).toEqual(['Souris Flats']);
    expect(found({ province: 'AB', year: '2025' })).toEqual([]);
  });

  it('keeps the lots of a land use and the sales that have such a lot', () => {
    expect(found({ land: 'mixed' })).toEqual([['Iron Creek', ['parcel 1']]]);
    expect(found({ land: 'cultivated' })).toEqual([
      ['Iron Creek', ['parcel 2']],
      ['Souris Flats', ['en bloc']],
    ]);
  });
});

describe('the address of the archive', () => {
  const choices = resultFilterOptions(pastSaleExamples);
  const fields = resultsQueryFields(choices);

  it('offers the values that occur: provinces from west to east, the latest year first, land uses that sold', () => {
    expect(choices).toEqual({
      provinces: ['AB', 'SK'],
      years: ['2026', '2025'],
      uses: ['cultivated', 'mixed'],
    });
  });

  it('is empty at the defaults, and parses what it has serialized', () => {
    const nothing = parseQuery('', fields);
    expect(serializeQuery('', fields, nothing)).toBe('');
    const query: ResultsQuery = { province: 'SK', year: '2025', land: '', sort: 'acre', page: 2 };
    expect(serializeQuery('', fields, query)).toBe('?province=SK&year=2025&sort=acre&page=2');
    expect(parseQuery('?province=SK&year=2025&sort=acre&page=2', fields)).toEqual(query);
  });

  it('ignores values that the archive does not contain', () => {
    expect(parseQuery('?province=ON&year=1999&land=pasture&sort=luck&page=-1', fields)).toEqual(
      parseQuery('', fields),
    );
  });
});
