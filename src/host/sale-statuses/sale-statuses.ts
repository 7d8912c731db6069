import type { RequestHandler } from '../http-server';
import type { SaleSchedule } from '../read-manifest';
import { askEngine } from './ask-engine';
import { createBuiltAnswers } from './built-answers';
import { createEngineAnswers } from './engine-answers';
import { answerRequests } from './send-answer';
import { answersWith } from './status-answer';
import { createStatusLog, type LineLog } from './status-log';

export interface SaleStatusesOptions {
  /** Whose statuses are passed on; without one the built content's times decide. */
  readonly engineOrigin: string | null;
  /** Nothing where there is no built content at hand. */
  readonly schedules: readonly SaleSchedule[];
  readonly baseHeaders: Readonly<Record<string, string>>;
  readonly log: LineLog;
  /** The clock; the system's unless a test brings its own. */
  readonly now?: () => Date;
  /** How long the engine may take. */
  readonly timeoutMs?: number;
  /** How long those who ask wait for the engine. */
  readonly patienceMs?: number;
}

/** GET /api/sale-statuses, for the host and for the function. Faults of the engine never show in the status. */
export function createSaleStatuses(options: SaleStatusesOptions): RequestHandler {
  const { engineOrigin, schedules, baseHeaders, log, now } = options;
  const { timeoutMs = 3000, patienceMs = 1000 } = options;
  const nowMs = now === undefined ? Date.now : () => now().getTime();
  const makeAnswer = answersWith(baseHeaders);
  const builtAnswer = createBuiltAnswers({ schedules, nowMs }, makeAnswer);
  const currentAnswer =
    engineOrigin === null
      ? () => builtAnswer()
      : createEngineAnswers({
          ask: () => askEngine(engineOrigin, { nowMs, timeoutMs }),
          nowMs,
          patienceMs,
          builtAnswer,
          makeAnswer,
          log: createStatusLog(log),
        });
  return answerRequests({ currentAnswer, baseHeaders, ...(now !== undefined && { now }) });
}
