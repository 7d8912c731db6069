import { failureMessage } from '../features/auth/failure-message';
import { loadOperations } from '../features/auth/load-operations';
import { startSession as startAuthSession, type Session } from '../features/auth/session';
import { reportPageError } from '../features/error-reports/page-errors';
import { showToast } from '../features/toasts/toasts';

/**
 * Starts the session. A failure is logged and reported; visitors are told where they asked for something.
 *
 * @param engine Any address on the auction engine.
 * @returns The session, once it is known who looks at the page.
 */
export async function startSession(engine: string): Promise<Session> {
  const operations = await loadOperations(engine);
  return new Promise((resolve) => {
    const session = startAuthSession({
      operations,
      onError(failure) {
        // eslint-disable-next-line no-console -- What visitors aren't told has to be found somewhere.
        console.error(`Signing in: ${failure.operation} failed`, failure.error);
        reportPageError(failure.error);
        const message = failureMessage(failure);
        if (message !== null) showToast({ kind: 'account', tone: 'bad', message, lasting: true });
      },
      onFirstState: () => {
        resolve(session);
      },
    });
  });
}
