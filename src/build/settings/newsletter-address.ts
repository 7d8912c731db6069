import type { Settings } from '../../model/schema/settings';
import { readOrigin } from './read-origin';

/**
 * Address of the auction engine's newsletter call; null if there is no engine to call: accounts are mocked, or the only
 * engine is that of the sample data, which does not exist.
 */
export function newsletterAddress(
  env: NodeJS.ProcessEnv,
  { sample }: Pick<Settings, 'sample'>,
  engine: { readonly newsletter: string },
): string | null {
  if (env.GATSBY_AUTH_MODE === 'mock') return null;
  if (sample !== undefined && readOrigin(env, 'GATSBY_ENGINE_ORIGIN') === null) return null;
  return engine.newsletter;
}
