import { z } from 'zod';
import { errorMessage } from '../lib/error-message';

/** A git host, as Decap signs editors in at it. */
interface SignIn {
  authenticate: (credentials: unknown) => Promise<unknown>;
}

const SignInSchema = z.custom<SignIn>((value) => typeof value === 'object' && value !== null);

/**
 * Says why a git host has refused an editor, and lets the editor try again. Decap shows the reason for eight seconds, and
 * the button waits without an end.
 *
 * @param given The git host.
 * @param say Shows a text until it is called again; an empty one shows nothing.
 * @param endWaiting Has the button take another press.
 */
export function guardSignIn(given: unknown, say: (text: string) => void, endWaiting: () => void): void {
  const host = SignInSchema.parse(given);
  const authenticate = host.authenticate.bind(host);
  host.authenticate = async (credentials) => {
    say('');
    try {
      return await authenticate(credentials);
    } catch (error) {
      say(`You are not signed in. ${errorMessage(error)}`);
      endWaiting();
      throw error;
    }
  };
}
