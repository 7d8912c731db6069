import { webOrigin } from '../../lib/web-origin';
import type { Settings } from '../../model/schema/settings';

/** The site's and the engine's scheme and host, from the environment or else from the settings. */
export interface Origins {
  readonly site: string;
  readonly engine: string;
}

function origin(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const found = webOrigin(value);
  if (found !== null) return found;
  throw new Error(
    `${name} is "${value}". Write an address such as https://www.example.com, or leave it unset.`,
  );
}

/** @throws When GATSBY_SITE_URL or GATSBY_ENGINE_ORIGIN is set but is not a web address. */
export function readOrigins(env: NodeJS.ProcessEnv, { hosts }: Pick<Settings, 'hosts'>): Origins {
  return {
    site: origin(env, 'GATSBY_SITE_URL', hosts.site),
    engine: origin(env, 'GATSBY_ENGINE_ORIGIN', hosts.engine),
  };
}
