import type { EngineReport } from './ask-engine';
import type { BuiltAnswer } from './built-answers';
import type { MakeAnswer, StatusAnswer } from './status-answer';
import type { StatusLog } from './status-log';

/**
 * How long an answer of the engine is passed on. A browser asks every 15 s, a cache in front of us keeps an answer
 * for 5 s (s-maxage): with these 4 s, what a visitor sees is less than 25 s old.
 */
export const intervalMs = 4000;

/** After failures the pause doubles up to this. */
const longestPauseMs = 60_000;

interface EngineAnswersOptions {
  readonly ask: () => Promise<EngineReport>;
  /** The clock, in milliseconds. */
  readonly nowMs: () => number;
  /** How long those who ask wait for the engine before they get the last good answer. */
  readonly patienceMs: number;
  /** What stands in until the engine's first good answer. */
  readonly builtAnswer: BuiltAnswer;
  readonly makeAnswer: MakeAnswer;
  readonly log: StatusLog;
}

/** The answer of the moment; a promise only while the engine is being asked. */
export type CurrentAnswer = () => StatusAnswer | Promise<StatusAnswer>;

/**
 * Passes on the engine's answers. It is asked when somebody asks us, at most once an interval and never twice at once;
 * while it fails, the last good answer stays, with its own date.
 */
export function createEngineAnswers(options: EngineAnswersOptions): CurrentAnswer {
  const { ask, nowMs, patienceMs, builtAnswer, makeAnswer, log } = options;
  let good: StatusAnswer | null = null;
  let firstAskedAt: number | undefined;
  let askedAt = -Infinity;
  let pauseMs = intervalMs;
  let failures = 0;
  let asking = false;
  /** Ends with the engine's answer or with the patience, whichever is first; null after that. */
  let waiting: Promise<void> | null = null;

  function latest(): StatusAnswer {
    return good ?? builtAnswer(firstAskedAt);
  }

  async function refresh(): Promise<void> {
    try {
      const { items, madeAt, warnings } = await ask();
      good = makeAnswer(items, madeAt);
      failures = 0;
      pauseMs = intervalMs;
      for (const warning of warnings) log.warnOnce(warning);
      log.recovered();
    } catch (error) {
      pauseMs = Math.min(intervalMs * 2 ** failures, longestPauseMs);
      failures += 1;
      log.failed(error);
    }
  }

  function startAsking(now: number): Promise<void> {
    askedAt = now;
    firstAskedAt ??= now;
    asking = true;
    return new Promise((resolve) => {
      function stopWaiting(): void {
        waiting = null;
        resolve();
      }
      const patience = setTimeout(stopWaiting, patienceMs);
      void refresh().finally(() => {
        clearTimeout(patience);
        asking = false;
        stopWaiting();
      });
    });
  }

  /** A clock that was set back must not keep us from asking. */
  function isDue(now: number): boolean {
    return now - askedAt >= pauseMs || now < askedAt;
  }

  return function currentAnswer() {
    if (!asking) {
      const now = nowMs();
      if (isDue(now)) waiting = startAsking(now);
    }
    return waiting === null ? latest() : waiting.then(latest);
  };
}
