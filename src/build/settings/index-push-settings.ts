import { readSearchServices } from './search-services';

/** Destination of the search's records. */
export interface IndexPushSettings {
  readonly appId: string;
  /** A key with write access; it never reaches the browser. */
  readonly adminKey: string;
  /** Scheme and host that replace the vendor's; null for the vendor's own. */
  readonly origin: string | null;
}

/** @throws When a variable that the push needs is missing or wrong. */
export function readIndexPushSettings(env: NodeJS.ProcessEnv): IndexPushSettings {
  const { algolia } = readSearchServices(env);
  if (algolia === null)
    throw new Error(
      'GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY are not set. Set them, as for the build, to replace the records at Algolia; without them the site searches in the index that the build makes.',
    );
  const adminKey = env.ALGOLIA_ADMIN_KEY?.trim() ?? '';
  if (adminKey === '')
    throw new Error(
      'ALGOLIA_ADMIN_KEY is not set. Write a key of the application that may add records and delete indices.',
    );
  return { appId: algolia.appId, adminKey, origin: algolia.origin };
}
