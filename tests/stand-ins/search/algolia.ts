import fastify, { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFaultyService, type FaultyService } from './fault';

export const algoliaApp = 'STANDIN';
export const algoliaSearchKey = 'search-only';
export const algoliaAdminKey = 'may-write';

const Record = z.looseObject({ objectID: z.string() });
type IndexedRecord = z.infer<typeof Record>;

const Queries = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      query: z.string().default(''),
      hitsPerPage: z.number().default(20),
      attributesToRetrieve: z.array(z.string()).optional(),
      attributesToHighlight: z.array(z.string()).default([]),
      attributesToSnippet: z.array(z.string()).default([]),
      highlightPreTag: z.string().default('<em>'),
      highlightPostTag: z.string().default('</em>'),
    }),
  ),
});
const Operation = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string(),
  scope: z.array(z.string()).optional(),
});
const Batch = z.object({ requests: z.array(z.object({ action: z.literal('addObject'), body: Record })) });

/** A stand-in for Algolia with its indices by name. */
export interface AlgoliaStandIn extends FaultyService {
  readonly indices: Map<string, IndexedRecord[]>;
  /** Queries of searches, as sent. */
  readonly searches: unknown[];
}

function credential(request: FastifyRequest, name: string): unknown {
  const query = z.record(z.string(), z.unknown()).parse(request.query);
  return request.headers[name] ?? query[name];
}

function matches(record: IndexedRecord, query: string): boolean {
  const words = JSON.stringify(Object.values(record))
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((sought) => words.some((word) => word.startsWith(sought)));
}

function pick(record: IndexedRecord, names: readonly string[] | undefined): object {
  const kept = Object.entries(record).filter(
    ([name]) => name === 'objectID' || names?.includes(name) !== false,
  );
  return Object.fromEntries(kept);
}

type Query = z.infer<typeof Queries>['requests'][number];

/** The value with tags around matching beginnings of words, as Algolia adds them. */
function highlight(value: unknown, { query, highlightPreTag, highlightPostTag }: Query): object {
  const sought = query.toLowerCase().split(/\s+/);
  const tagged = (typeof value === 'string' ? value : '').replace(/[\p{L}\d]+/gu, (word) => {
    const start = sought.find((one) => one !== '' && word.toLowerCase().startsWith(one));
    if (start === undefined) return word;
    return `${highlightPreTag}${word.slice(0, start.length)}${highlightPostTag}${word.slice(start.length)}`;
  });
  return { value: tagged, matchLevel: tagged.includes(highlightPreTag) ? 'full' : 'none' };
}

/** A hit with the requested attributes and the matches of the query. */
function hit(record: IndexedRecord, query: Query): object {
  const marked = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name.replace(/:\d+$/, ''), highlight(record[name.replace(/:\d+$/, '')], query)]),
    );
  return {
    ...pick(record, query.attributesToRetrieve),
    _highlightResult: marked(query.attributesToHighlight),
    _snippetResult: marked(query.attributesToSnippet),
  };
}

/** The client sends JSON with the content type of plain text. */
function bodyOf(request: FastifyRequest): unknown {
  return typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
}

/** A stand-in for Algolia, not listening yet. It searches, and accepts new indices as replaceAllObjects sends them. */
export function createAlgolia(): AlgoliaStandIn {
  const service = createFaultyService(fastify({ forceCloseConnections: true, bodyLimit: 20_000_000 }));
  const indices = new Map<string, IndexedRecord[]>();
  const searches: unknown[] = [];
  let task = 0;
  const accepted = () => ({ taskID: (task += 1), updatedAt: new Date().toISOString() });
  const { app } = service;

  app.addHook('preHandler', async (request, reply) => {
    const mayWrite = credential(request, 'x-algolia-api-key') === algoliaAdminKey;
    const maySearch = credential(request, 'x-algolia-api-key') === algoliaSearchKey;
    const isSearch = request.url.includes('/queries');
    if (
      credential(request, 'x-algolia-application-id') === algoliaApp &&
      (mayWrite || (isSearch && maySearch))
    )
      return undefined;
    return reply.code(403).send({ message: 'Invalid Application-ID or API key', status: 403 });
  });

  app.post('/1/indexes/:index/queries', (request, reply) => {
    searches.push(bodyOf(request));
    const { requests } = Queries.parse(bodyOf(request));
    const unknown = requests.find(({ indexName }) => !indices.has(indexName));
    if (unknown !== undefined)
      return reply.code(404).send({ message: `Index ${unknown.indexName} does not exist`, status: 404 });
    const results = requests.map((request) => {
      const { indexName, query, hitsPerPage } = request;
      const found = (indices.get(indexName) ?? []).filter((record) => matches(record, query));
      return {
        hits: found.slice(0, hitsPerPage).map((record) => hit(record, request)),
        nbHits: found.length,
        page: 0,
        nbPages: Math.ceil(found.length / hitsPerPage),
        hitsPerPage,
        processingTimeMS: 1,
        query,
        params: '',
        index: indexName,
      };
    });
    return reply.send({ results });
  });

  app.post<{ Params: { index: string } }>('/1/indexes/:index/operation', (request) => {
    const { index } = request.params;
    const { operation, destination, scope } = Operation.parse(bodyOf(request));
    // With a scope, only settings are copied.
    if (scope === undefined) indices.set(destination, indices.get(index) ?? []);
    if (operation === 'move') indices.delete(index);
    return accepted();
  });

  app.post<{ Params: { index: string } }>('/1/indexes/:index/batch', (request) => {
    const { index } = request.params;
    const added = Batch.parse(bodyOf(request)).requests.map(({ body }) => body);
    const ids = new Set(added.map(({ objectID }) => objectID));
    const kept = (indices.get(index) ?? []).filter(({ objectID }) => !ids.has(objectID));
    indices.set(index, [...kept, ...added]);
    return { ...accepted(), objectIDs: [...ids] };
  });

  app.get('/1/indexes/:index/task/:id', () => ({ status: 'published', pendingTask: false }));

  app.delete<{ Params: { index: string } }>('/1/indexes/:index', (request) => {
    indices.delete(request.params.index);
    return { ...accepted(), deletedAt: new Date().toISOString() };
  });

  return Object.assign(service, { indices, searches });
}
