import type { RequestHandler } from '../requests/request-order';
import type { ManifestSchedule } from '../../model/derive/host-manifest';
import { fetchEngineStatuses } from './fetch-engine-statuses';
import { createBuiltResponses } from './built-responses';
import { createEngineResponses } from './engine-responses';
import { createFetchHandler, type FetchHandler } from './fetch-handler';
import { createRequestHandler } from './request-handler';
import { createStatusAnswers, type AnswerStatuses } from './status-answers';
import { createResponseFactory } from './status-response';
import { createStatusLog, type LineLog } from './status-log';

/** The parts of a built site that sale statuses need. */
export interface StatusSite {
  /** Empty when no built content is available. */
  readonly schedules: readonly ManifestSchedule<Date>[];
  readonly baseHeaders: Readonly<Record<string, string>>;
}

export interface SaleStatusesOptions {
  /** The engine whose statuses are passed on; without one the built content's times decide. */
  readonly engineOrigin: string | null;
  /** The built site, which may be replaced. */
  readonly site: () => StatusSite;
  readonly log: LineLog;
  /** The clock; the system's unless a test passes its own. */
  readonly now?: () => Date;
  /** Time limit for the engine. */
  readonly timeoutMs?: number;
  /** Maximum time that a client waits for the engine. */
  readonly maxWaitMs?: number;
}

/** Answers GET /api/sale-statuses. Faults of the engine never show in the HTTP status. */
function createAnswers(options: SaleStatusesOptions): AnswerStatuses {
  const { engineOrigin, site, log, now } = options;
  const { timeoutMs = 3000, maxWaitMs = 1000 } = options;
  const nowMs = now === undefined ? Date.now : () => now().getTime();
  const baseHeaders = () => site().baseHeaders;
  const createResponse = createResponseFactory(baseHeaders);
  const builtResponse = createBuiltResponses({ schedules: () => site().schedules, nowMs }, createResponse);
  const currentResponse =
    engineOrigin === null
      ? () => builtResponse()
      : createEngineResponses({
          fetchStatuses: () => fetchEngineStatuses(engineOrigin, { nowMs, timeoutMs }),
          nowMs,
          maxWaitMs,
          builtResponse,
          createResponse,
          log: createStatusLog(log),
        });
  return createStatusAnswers({ currentResponse, baseHeaders, ...(now !== undefined && { now }) });
}

/** Handles GET /api/sale-statuses, for the host and for Gatsby's function. */
export function createSaleStatuses(options: SaleStatusesOptions): RequestHandler {
  return createRequestHandler(createAnswers(options));
}

/** The same for functions of static hosts. */
export function createSaleStatusesFunction(options: SaleStatusesOptions): FetchHandler {
  return createFetchHandler(createAnswers(options));
}
