/** Variables with secrets that a build of the public site, or its host, may have. */
const secrets = [
  'ALGOLIA_ADMIN_KEY',
  'CMS_OAUTH_CLIENT_SECRET',
  'FORMS_SECRET',
  'REBUILD_SECRET',
  'REBUILD_TOKEN',
  'SENTRY_AUTH_TOKEN',
  'SMTP_URL',
] as const;

function isSet(env: NodeJS.ProcessEnv, name: string): boolean {
  return (env[name] ?? '').trim() !== '';
}

function isPreview(env: NodeJS.ProcessEnv): boolean {
  const value = env.DEPLOY_PREVIEW?.trim() ?? '';
  if (value === 'yes') return true;
  if (value !== '')
    throw new Error(
      `DEPLOY_PREVIEW is "${value}". Write yes for the preview of a change, or leave it unset for the site itself.`,
    );
  return env.NETLIFY === 'true' && (env.CONTEXT === 'deploy-preview' || env.CONTEXT === 'branch-deploy');
}

/**
 * Returns whether the build is the preview of a change, which may not have been reviewed.
 *
 * @throws When such a build has secrets. Its code and content could send them anywhere.
 */
export function readDeployPreview(env: NodeJS.ProcessEnv): boolean {
  if (!isPreview(env)) return false;
  const given = secrets.filter((name) => isSet(env, name));
  if (given.length === 0) return true;
  throw new Error(
    `This is the preview of a change that nobody may have reviewed, and it has ${given.join(', ')}. ` +
      'Set such variables for the site itself alone: the change could read them.',
  );
}
