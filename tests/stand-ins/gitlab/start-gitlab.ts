import type { Repository } from '../git/repository';
import { serveGitHost, type GitHostServer } from '../git/serve-git-host';
import { ProjectApi } from './rest';

const user = { id: 1, username: 'dale', name: 'Dale Kowalchuk', email: 'dale@example.com', avatar_url: null };
const project = 'projects/company/site';

/**
 * Starts a stand-in for GitLab: signing in, and the REST API below /api/v4.
 *
 * @param redirectUris Addresses that are registered for the application.
 */
export async function startGitLab(
  redirectUris: readonly string[],
  repository: Repository,
): Promise<GitHostServer> {
  const api = new ProjectApi(repository);
  const paths = {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    api: '/api/v4/',
    scheme: 'Bearer',
    unauthorized: {
      error: 'invalid_token',
      error_description: 'Token is expired. You can either do re-authentication or token refresh.',
    },
  };
  return serveGitHost(paths, redirectUris, (request, { origin, mayWrite }) => {
    if (request.path === 'user') return { status: 200, body: user };
    if (request.path !== project && !request.path.startsWith(`${project}/`))
      return { status: 404, body: { message: '404 Project Not Found' } };
    const path = request.path.slice(project.length + 1);
    return api.answer({ ...request, path }, mayWrite, `${origin}/api/v4/projects/company%2Fsite/${path}`);
  });
}
