import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { searchKinds, type SearchDocument } from '../../model/derive/search/search-document';
import { loadContent } from '../../model/load/load-content';
import { formatProblems } from '../../model/load/files/problem';
import type { BuildContext } from '../../page-data/build-context';
import { exampleBuildContext } from '../../page-data/build-context.example';
import { saleContextsOf } from '../../page-data/sale-context';
import { renderMarkdown } from '../markdown/markdown';
import { searchDocuments } from './search-documents';

const written = new Date('2026-11-21T18:00:00Z');
let context: BuildContext;
let documents: SearchDocument[];

beforeAll(async () => {
  const loaded = await loadContent(path.resolve('content'), written);
  if (!loaded.ok) throw new Error(formatProblems(loaded.failure));
  context = { ...exampleBuildContext(loaded.value, written), html: renderMarkdown };
  documents = searchDocuments(context, saleContextsOf(context));
});

function namesOf(kind: SearchDocument['kind']): string[] {
  return documents.filter((document) => document.kind === kind).map(({ name }) => name);
}

describe('searchDocuments', () => {
  it('has documents of every kind, each with an address of its own', () => {
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(searchKinds));
    expect(new Set(documents.map(({ objectID }) => objectID)).size).toBe(documents.length);
  });

  it('leaves out withdrawn sales and pages that visitors do not search for', () => {
    expect(namesOf('sale')).toContain('Burnt Birch Ranch');
    expect(namesOf('sale')).not.toContain('Border Mixed Farm');
    const addresses = documents.map(({ objectID }) => objectID);
    expect(addresses).toContain('/terms-and-conditions/');
    expect(addresses).not.toContain('/error-test/');
    expect(addresses).not.toContain('/search/');
  });

  it('contains text without markup', () => {
    const marked = documents.filter(({ text, summary }) => /<[a-z]|&amp;|&quot;/.test(text + summary));
    expect(marked).toEqual([]);
  });

  it('gives the time of each passage', () => {
    const passage = documents.find(({ kind }) => kind === 'passage');
    expect(passage?.objectID).toMatch(/\/transcript\/#t-\d+$/);
    expect(passage?.time).toMatch(/^\d+:\d\d$/);
  });
});
