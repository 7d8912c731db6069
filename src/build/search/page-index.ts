import MiniSearch from 'minisearch';
import {
  pageIndexOptions,
  stopWords,
  textsPerFile,
  wordFileOf,
  wordFiles,
  type IndexedPage,
  type WordEntry,
} from '../../model/derive/search/page-index';
import type { SearchDocument } from '../../model/derive/search/search-document';
import { termsOf } from '../../model/derive/search/search-terms';

function indexedPage(document: SearchDocument, id: number): IndexedPage {
  const { objectID, kind, name, summary, keywords, location = '', time = '', weight } = document;
  const isPassage = kind === 'passage';
  return {
    id,
    href: objectID,
    kind,
    name,
    summary,
    note: location + time,
    weight,
    title: isPassage ? '' : name,
    lead: isPassage ? '' : summary,
    keywords,
    location,
  };
}

/** The index of names, summaries and keywords. */
export function pageIndex(documents: readonly SearchDocument[]): MiniSearch<IndexedPage> {
  const index = new MiniSearch<IndexedPage>(pageIndexOptions);
  index.addAll(documents.map(indexedPage));
  return index;
}

function steps(ids: readonly number[]): number[] {
  return ids.map((id, at) => id - (ids[at - 1] ?? 0));
}

/** The words of all texts with the documents that hold them, by the file in which they are published. */
export function wordsByFile(documents: readonly SearchDocument[]): ReadonlyMap<string, readonly WordEntry[]> {
  const holders = new Map<string, number[]>();
  documents.forEach(({ text }, id) => {
    for (const term of new Set(termsOf(text))) {
      if (stopWords.has(term)) continue;
      const ids = holders.get(term);
      if (ids === undefined) holders.set(term, [id]);
      else ids.push(id);
    }
  });
  const entries = [...holders].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = new Map(wordFiles.map((file): [string, WordEntry[]] => [file, []]));
  for (const [term, ids] of entries) files.get(wordFileOf(term))?.push([term, steps(ids)]);
  return files;
}

/** The texts of all documents, in the files in which they are published. */
export function textFiles(documents: readonly SearchDocument[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(documents.length / textsPerFile) }, (_, file) =>
    documents.slice(file * textsPerFile, (file + 1) * textsPerFile).map(({ text }) => text),
  );
}
