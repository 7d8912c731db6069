import { failureMessage } from '../../features/auth/failure-message';
import { loadOperations } from '../../features/auth/load-operations';
import { startSession } from '../../features/auth/session';
import { reportPageError } from '../../features/error-reports/page-errors';
import { showToast } from '../../features/toasts/toasts';

/**
 * Starts the session. What fails is logged and reported; the visitor is told of what the visitor asked for.
 *
 * @param engine Any address on the auction engine.
 */
export async function runSession(engine: string): Promise<void> {
  startSession({
    operations: await loadOperations(engine),
    onError(failure) {
      // eslint-disable-next-line no-console -- What is not told to the visitor is told to whoever looks for it.
      console.error(`Signing in: ${failure.operation} failed`, failure.error);
      reportPageError(failure.error);
      const message = failureMessage(failure);
      if (message !== null) showToast({ kind: 'account', tone: 'bad', message, lasting: true });
    },
  });
}
