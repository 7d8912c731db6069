import { answerLifetimeMs } from '../../lib/answer-lifetime';
import type { Result } from '../../lib/result';

/**
 * Asks once and keeps a good answer for five minutes. A failure is not kept: the next call asks again.
 *
 * @param ask Never throws.
 */
export function keepAnswer<Value, Failure>(
  ask: () => Promise<Result<Value, Failure>>,
  now: () => number = Date.now,
): () => Promise<Result<Value, Failure>> {
  let kept: { readonly askedAt: number; readonly answer: Promise<Result<Value, Failure>> } | null = null;
  return async function askOrRecall() {
    if (kept === null || now() - kept.askedAt >= answerLifetimeMs) kept = { askedAt: now(), answer: ask() };
    const mine = kept;
    const answer = await mine.answer;
    if (!answer.ok && kept === mine) kept = null;
    return answer;
  };
}
