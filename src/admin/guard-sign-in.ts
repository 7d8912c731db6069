import { z } from 'zod';
import { errorMessage } from '../lib/error-message';

/** A git host, by the functions with which Decap signs editors in. */
interface SignIn {
  authenticate: (credentials: unknown) => Promise<unknown>;
}

const SignInSchema = z.custom<SignIn>((value) => typeof value === 'object' && value !== null);

/**
 * Shows why a git host has refused an editor, and lets the editor try again. Decap shows the reason for eight seconds,
 * and its button stays in the waiting state.
 *
 * @param given The git host.
 * @param say Shows a text until it is called again; an empty one shows nothing.
 * @param endWaiting Makes the button usable again.
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
