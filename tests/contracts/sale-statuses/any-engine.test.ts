import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSaleStatuses } from '../../../src/host/sale-statuses/sale-statuses';
import { listenAnywhere } from '../../stand-ins/listen-anywhere';
import { FaultyEngine, faultNames, type EngineBehaviour } from './faulty-engine';

const start = Date.parse('2026-12-09T15:00:00Z');

const Step = fc.record({
  passesMs: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 90_000 })),
  behaviour: fc.oneof(
    { weight: 2, arbitrary: fc.constant('answers' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...faultNames) },
  ),
  /** Seconds before now that the engine gives as the date of its data; null for no date. */
  stated: fc.option(fc.integer({ min: -10, max: 400 })),
  visitors: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;

/** The expected response for every visitor: the data and the second at which it was true. */
interface Expected {
  readonly body: string;
  readonly madeAt: number;
}

function behaviourOf({ behaviour, stated }: Step, body: string, now: number): EngineBehaviour {
  if (behaviour !== 'answers') return { kind: behaviour };
  if (stated === null) return { kind: 'answers', body };
  return { kind: 'answers', body, lastModified: new Date(now - stated * 1000).toUTCString() };
}

function trueDate({ stated }: Step, now: number): number {
  return stated === null || stated < 0 || stated > 300 ? now : now - stated * 1000;
}

const site = { schedules: [], baseHeaders: {} };

async function play(steps: readonly Step[]): Promise<void> {
  const clock = { now: start };
  const engine = await new FaultyEngine(clock).start();
  const log = { warn: () => undefined, info: () => undefined };
  const server = createServer(
    createSaleStatuses({
      engineOrigin: engine.origin,
      site: () => site,
      log,
      now: () => new Date(clock.now),
      timeoutMs: 500,
      maxWaitMs: 10_000,
    }),
  );
  const { origin, stop } = await listenAnywhere(server);
  let expected: Expected | null = null;
  let etag = '';
  try {
    for (const [index, step] of steps.entries()) {
      clock.now += step.passesMs;
      const body = `{"data":[{"slug":"a","saleStatus":"${index % 3}"}]}`;
      engine.behaviour = behaviourOf(step, body, clock.now);
      const requestsBefore = engine.requestedAt.length;
      const responses = await Promise.all(
        Array.from({ length: step.visitors }, (_, visitor) =>
          fetch(`${origin}/api/sale-statuses`, {
            headers: visitor % 2 === 1 ? { 'if-none-match': etag } : {},
          }),
        ),
      );
      await engine.rest();
      const requested = engine.requestedAt.length > requestsBefore;
      if (requested && step.behaviour === 'answers') expected = { body, madeAt: trueDate(step, clock.now) };
      expected ??= { body: '{"data":[]}', madeAt: engine.requestedAt[0] ?? NaN };
      for (const response of responses) {
        const seen = await response.text();
        if (response.status === 304) expect([seen, response.headers.get('etag')]).toEqual(['', etag]);
        else expect([response.status, seen]).toEqual([200, expected.body]);
        expect(response.headers.get('last-modified')).toBe(new Date(expected.madeAt).toUTCString());
      }
      etag = responses[0]?.headers.get('etag') ?? '';
      const lastRequestAt = engine.requestedAt.at(-1) ?? NaN;
      expect(clock.now - lastRequestAt).toBeLessThan(60_000);
    }
    expect(engine.maxAtOnce).toBe(1);
    const pauses = engine.requestedAt.slice(1).map((at, index) => at - (engine.requestedAt[index] ?? NaN));
    expect(Math.min(...pauses, 4000)).toBe(4000);
  } finally {
    await stop();
    await engine.stop();
  }
}

it('every response is valid, states its true age and costs one request, for any engine and visitors', async () => {
  const steps = fc.array(Step, { minLength: 3, maxLength: 12 });
  await fc.assert(fc.asyncProperty(steps, play), { seed: 20_261_121, numRuns: 15, endOnFailure: true });
}, 60_000);
