import type { Settings } from '../../model/schema/settings';
import { readOrigin } from './read-origin';

/** The scheme and host of the site, of absolute links to sales and of the engine: from the environment, or else from the settings. */
export interface Origins {
  readonly site: string;
  readonly sales: string;
  readonly engine: string;
}

/** @throws When one of the variables is set but is not a web address. */
export function readOrigins(env: NodeJS.ProcessEnv, { hosts }: Pick<Settings, 'hosts'>): Origins {
  const site = readOrigin(env, 'GATSBY_SITE_URL') ?? hosts.site;
  return {
    site,
    sales: readOrigin(env, 'GATSBY_SALES_ORIGIN') ?? hosts.sales ?? site,
    engine: readOrigin(env, 'GATSBY_ENGINE_ORIGIN') ?? hosts.engine,
  };
}
