import type { AuthOperations } from './auth-operations';
import { browser } from './browser';
import { engineOperations } from './engine-operations';

/**
 * How people sign in on this site. The build puts the mode in place of the variable, so that one for an engine holds
 * nothing of the mock.
 *
 * @param engine Any address on the auction engine, such as that of its login page.
 */
export async function loadOperations(engine: string): Promise<AuthOperations> {
  if (process.env.GATSBY_AUTH_MODE === 'mock') {
    const [{ mockOperations }, { pickUser }] = await Promise.all([
      import('./mock-operations'),
      import('./pick-user'),
    ]);
    return mockOperations({ storage: window.localStorage, choose: pickUser });
  }
  return engineOperations(engine, browser);
}
