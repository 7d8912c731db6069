import { webOrigin } from '../../lib/web-origin';
import type { Settings } from '../../model/schema/settings';

/** The scheme and host of the site, of absolute links to sales and of the engine: from the environment, or else from the settings. */
export interface Origins {
  readonly site: string;
  readonly sales: string;
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

/** @throws When one of the variables is set but is not a web address. */
export function readOrigins(env: NodeJS.ProcessEnv, { hosts }: Pick<Settings, 'hosts'>): Origins {
  const site = origin(env, 'GATSBY_SITE_URL', hosts.site);
  return {
    site,
    sales: origin(env, 'GATSBY_SALES_ORIGIN', hosts.sales ?? site),
    engine: origin(env, 'GATSBY_ENGINE_ORIGIN', hosts.engine),
  };
}
