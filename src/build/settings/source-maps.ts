/** Destination of the source maps of a build (Sentry). */
export interface SourceMapUpload {
  readonly authToken: string;
  readonly organization: string;
  readonly project: string;
  readonly release: string;
  /** Scheme and host of Sentry; null for the vendor's. */
  readonly url: string | null;
}

/**
 * Reads the destination of source maps. Without a token a build makes none.
 *
 * @throws When the token is set and another variable is missing.
 */
export function readSourceMaps(env: NodeJS.ProcessEnv): SourceMapUpload | null {
  const read = (name: string) => env[name]?.trim() ?? '';
  const authToken = read('SENTRY_AUTH_TOKEN');
  if (authToken === '') return null;
  const missing = ['SENTRY_ORG', 'SENTRY_PROJECT', 'GATSBY_SENTRY_RELEASE'].filter(
    (name) => read(name) === '',
  );
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} must be set beside SENTRY_AUTH_TOKEN, so that source maps can be uploaded.`,
    );
  const url = read('SENTRY_URL');
  return {
    authToken,
    organization: read('SENTRY_ORG'),
    project: read('SENTRY_PROJECT'),
    release: read('GATSBY_SENTRY_RELEASE'),
    url: url === '' ? null : url,
  };
}
