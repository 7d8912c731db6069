import { failureMessage } from '../features/auth/failure-message';
import { loadOperations } from '../features/auth/load-operations';
import { startSession as startAuthSession, type Session } from '../features/auth/session';
import { reportPageError } from '../features/error-reports/page-errors';
import { showToast } from '../features/toasts/toasts';

/**
 * Starts the session. A failure is logged and reported; visitors get a message only for something that they
 * requested.
 *
 * @param engine Any address on the auction engine.
 * @returns The session, once it is known whether the visitor is signed in.
 */
export async function startSession(engine: string): Promise<Session> {
  const operations = await loadOperations(engine);
  return new Promise((resolve) => {
    const session = startAuthSession({
      operations,
      onError(failure) {
        // eslint-disable-next-line no-console -- Errors that visitors get no message about are logged here.
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
