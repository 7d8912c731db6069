import {
  browserTracingIntegration,
  captureException,
  captureFeedback,
  init,
  lastEventId,
  makeFetchTransport,
} from '@sentry/gatsby';
import type { SentrySettings } from '../../model/derive/error-reports/error-report-settings';
import { releaseEarlyErrors } from './early-errors';
import { setErrorReporter } from './page-errors';
import { setFeedbackSender } from './page-feedback';
import { scrubReport, scrubText } from './scrub';

type SentryClient = NonNullable<ReturnType<typeof init>>;

/** Items of an envelope for Sentry that count visits. */
const countingItems = new Set(['session', 'sessions', 'transaction', 'span']);

/** Time in milliseconds after which an event counts as not arrived. */
const arrivalMs = 15_000;

function leaveOutCounts(items: { readonly 0: { readonly type: string } }[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1)
    if (countingItems.has(items[index]?.[0].type ?? '')) items.splice(index, 1);
}

/** Leaves visits out of envelopes while the visitor has declined to be counted. */
function transportWithout(mayCount: () => boolean): typeof makeFetchTransport {
  return (options) => {
    const transport = makeFetchTransport(options);
    return {
      ...transport,
      send(envelope) {
        if (!mayCount()) leaveOutCounts(envelope[1]);
        return envelope[1].length === 0 ? Promise.resolve({}) : transport.send(envelope);
      },
    };
  };
}

/** Resolves to whether an event has arrived; false for one that was dropped, or takes too long. */
function arrivalOf(client: SentryClient, send: () => string): Promise<boolean> {
  return new Promise((resolve) => {
    let id = '';
    const end = (arrived: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(arrived);
    };
    const stop = client.on('afterSendEvent', (event, { statusCode = 0 }) => {
      if (event.event_id === id) end(statusCode >= 200 && statusCode < 300);
    });
    const timer = setTimeout(() => {
      end(false);
    }, arrivalMs);
    id = send();
  });
}

function report(client: SentryClient, error: unknown, handled: boolean, onSent?: () => void): void {
  const capture = () => captureException(error, { mechanism: { type: 'generic', handled } });
  if (onSent === undefined) {
    capture();
    return;
  }
  void arrivalOf(client, capture).then((arrived) => {
    if (arrived) onSent();
  });
}

/**
 * Starts Sentry, and reports the errors from before. All reports leave out what visitors have typed.
 *
 * @param mayCount Returns whether the visitor may be counted; errors are reported in any case.
 */
export function startSentry({ dsn, environment, release }: SentrySettings, mayCount: () => boolean): void {
  const early = releaseEarlyErrors();
  const client = init({
    dsn,
    environment,
    ...(release !== null && { release }),
    sampleRate: 1,
    tracesSampleRate: 0.1,
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: false, response: false },
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    integrations: (defaults) => [...defaults, browserTracingIntegration()],
    transport: transportWithout(mayCount),
    beforeBreadcrumb(breadcrumb) {
      // Logged values may be anything.
      if (breadcrumb.category === 'console') delete breadcrumb.data;
      scrubReport(breadcrumb);
      return breadcrumb;
    },
    beforeSend(event) {
      scrubReport(event);
      return event;
    },
    beforeSendTransaction(event) {
      scrubReport(event);
      return event;
    },
  });
  if (client === undefined) return;
  setErrorReporter((error, onSent) => {
    report(client, error, true, onSent);
  });
  setFeedbackSender((message) =>
    arrivalOf(client, () => {
      const { origin, pathname } = window.location;
      const error = lastEventId();
      const feedback = { message: scrubText(message), url: origin + pathname };
      return captureFeedback(error === undefined ? feedback : { ...feedback, associatedEventId: error });
    }),
  );
  for (const { error, handled, onSent } of early) report(client, error, handled, onSent);
}
