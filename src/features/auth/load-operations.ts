import type { AuthOperations } from './auth-operations';
import { browser } from './browser';
import { engineOperations } from './engine-operations';

/**
 * Loads the operations for signing in on this site. The build inlines the mode, so that a build for an engine
 * contains no mock.
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
