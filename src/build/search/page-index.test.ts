import { describe, expect, it } from '@jest/globals';
import type { SearchDocument } from '../../model/derive/search/search-document';
import { pageIndex, textFiles, wordsByFile } from './page-index';

function page(name: string, text: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return { objectID: `/${name}/`, kind: 'page', name, summary: '', keywords: '', text, weight: 1, ...rest };
}

describe('the parts of the index of pages', () => {
  it('hold each word of a text once, with steps from document to document', () => {
    const files = wordsByFile([
      page('a', 'The culvert is a culvert. 160 acres.'),
      page('b', 'Barley.'),
      page('c', 'Culvert, and Érosion'),
    ]);
    expect(files.get('c')).toEqual([['culvert', [0, 2]]]);
    expect(files.get('e')).toEqual([['erosion', [2]]]);
    expect(files.get('other')).toEqual([['160', [0]]]);
    expect(files.get('t')).toEqual([]);
  });

  it('do not find a passage by the name of its episode', () => {
    const index = pageIndex([page('Drainage', '', { kind: 'passage', time: '1:04' }), page('Drainage', '')]);
    expect(index.search('drainage').map(({ id }) => Number(id))).toEqual([1]);
    expect(index.getStoredFields(0)).toMatchObject({ kind: 'passage', name: 'Drainage', note: '1:04' });
  });

  it('hold texts in files of fifty', () => {
    const files = textFiles(Array.from({ length: 120 }, (_, at) => page('a', String(at))));
    expect(files.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(files[2]?.[0]).toBe('100');
  });
});
