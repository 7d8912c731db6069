import { describe, expect, it } from '@jest/globals';
import { createEngineResponses } from './engine-responses';

const response = { body: '', etag: '', headers: [], unchangedHeaders: [] };
const log = { warnOnce: () => undefined, failed: () => undefined, recovered: () => undefined };

describe('an invocation that the platform stops along with its request to the engine', () => {
  it('does not block others, and is given up after half a minute', async () => {
    let now = 0;
    let requests = 0;
    const works: Promise<void>[] = [];
    const invocation = { keepAlive: (work: Promise<void>) => works.push(work) };
    const currentResponse = createEngineResponses({
      fetchStatuses: () => {
        requests += 1;
        return new Promise(() => undefined);
      },
      nowMs: () => now,
      maxWaitMs: 1,
      builtResponse: () => response,
      createResponse: () => response,
      log,
    });
    const first = currentResponse(invocation);
    expect(first).toBeInstanceOf(Promise);
    // Never settles.
    expect(currentResponse(invocation)).toBe(response);
    expect(await first).toBe(response);
    for (const [at, expected] of [
      [29_999, 1],
      [30_000, 2],
      [59_999, 2],
      [60_000, 3],
    ] as const) {
      now = at;
      await currentResponse(invocation);
      expect([at, requests]).toEqual([at, expected]);
    }
    expect(works).toHaveLength(3);
  });
});
