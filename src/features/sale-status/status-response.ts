import { readField } from '../../lib/read-field';

/** The parsed response of the endpoint. */
export interface StatusSnapshot {
  /** Time at which the data was generated, in milliseconds by the device's clock. */
  readonly madeAt: number;
  readonly statuses: readonly SlugStatus[];
}

/** The slug of a sale with the engine's status. */
export type SlugStatus = readonly [slug: string, word: string];

function isSlugStatus(pair: readonly unknown[]): pair is SlugStatus {
  return pair.length === 2 && pair.every((text) => typeof text === 'string');
}

/** Parses the pairs; null if any of them is invalid. */
export function parseSlugStatuses(pairs: unknown): readonly SlugStatus[] | null {
  if (!Array.isArray(pairs)) return null;
  const statuses: SlugStatus[] = [];
  for (const pair of pairs) {
    if (!Array.isArray(pair) || !isSlugStatus(pair)) return null;
    statuses.push(pair);
  }
  return statuses;
}

/** Parses `{ data: [{ slug, saleStatus }] }`; null for anything else. Unknown statuses are kept. */
export function parseStatusResponse(body: unknown): readonly SlugStatus[] | null {
  const data = readField(body, 'data');
  if (!Array.isArray(data)) return null;
  return parseSlugStatuses(data.map((item) => [readField(item, 'slug'), readField(item, 'saleStatus')]));
}

/**
 * Returns the age of the data when the response arrived, in milliseconds. It comes from the response's headers, since
 * the clock of the device may be wrong; without them the data is as new as the response.
 */
export function ageOfData(headers: Pick<Headers, 'get'>): number {
  const seconds = Number(headers.get('age') ?? 0);
  const inCaches = Number.isFinite(seconds) ? seconds * 1000 : 0;
  const sentAt = Date.parse(headers.get('date') ?? '');
  const madeAt = Date.parse(headers.get('last-modified') ?? '');
  const before = sentAt - madeAt;
  return Math.max(0, inCaches + (Number.isNaN(before) ? 0 : before));
}
