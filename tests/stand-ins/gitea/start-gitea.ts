import { z } from 'zod';
import type { Repository } from '../git/repository';
import { serveGitHost, type ApiAnswer, type ApiRequest, type GitHostServer } from '../git/serve-git-host';

const user = { id: 1, login: 'dale', full_name: 'Dale Kowalchuk', email: 'dale@example.com', avatar_url: '' };
const ofRepository = 'repos/company/site';

const ChangesSchema = z.object({
  branch: z.string(),
  message: z.string(),
  files: z
    .array(
      z.object({
        operation: z.enum(['create', 'update', 'delete']),
        path: z.string(),
        content: z.string().default(''),
        /** SHA of the file that is changed. */
        sha: z.string().optional(),
      }),
    )
    .min(1),
});

const notFound: ApiAnswer = { status: 404, body: { message: 'The target couldn’t be found.' } };

/** The files directly in a folder, or at any depth. */
function listTree(repository: Repository, address: string, isRecursive: boolean): ApiAnswer {
  const [ref = '', folder = ''] = address.split(/:(.*)/s);
  const start = folder === '' ? '' : `${folder}/`;
  const tree = [...repository.treeOf(ref)].flatMap(([file, sha]) => {
    const path = file.slice(start.length);
    if (!file.startsWith(start) || (path.includes('/') && !isRecursive)) return [];
    return [{ path, type: 'blob', mode: '100644', sha, size: repository.blobs.get(sha)?.length }];
  });
  return tree.length === 0 ? notFound : { status: 200, body: { tree } };
}

function changeFiles(repository: Repository, body: unknown): ApiAnswer {
  const { branch, message, files } = ChangesSchema.parse(body);
  const parent = repository.commitOf(branch);
  if (parent === undefined) return notFound;
  const tree = new Map(repository.treeOf(branch));
  for (const { operation, path, content, sha } of files) {
    if (operation === 'create' && tree.has(path))
      return { status: 422, body: { message: `repository file already exists [path: ${path}]` } };
    if (operation !== 'create' && tree.get(path) !== sha)
      return { status: 422, body: { message: `sha does not match [given: ${String(sha)}]` } };
    if (operation === 'delete') tree.delete(path);
    else tree.set(path, repository.addBlob(Buffer.from(content, 'base64')));
  }
  const commit = repository.addCommit(repository.addTree(tree), [parent.sha], message);
  repository.branches.set(branch, commit.sha);
  return { status: 201, body: { commit: { sha: commit.sha }, files: [] } };
}

/** Answers a request to Gitea's REST API, version 1, for one repository, with the parts that Decap CMS uses. */
function answerRepository(
  repository: Repository,
  mayWrite: boolean,
  { method, path, query, body }: ApiRequest,
): ApiAnswer {
  const [, kind = '', rest = ''] = /^(git\/trees|git\/blobs|commits|contents|)(?:\/(.*))?$/s.exec(path) ?? [];
  switch (`${method} ${kind}`) {
    case 'GET ':
      return {
        status: 200,
        body: { owner: { login: 'company' }, default_branch: 'main', permissions: { push: mayWrite } },
      };
    case 'GET git/trees':
      return listTree(repository, rest, query.has('recursive'));
    case 'GET git/blobs': {
      const content = repository.blobs.get(rest)?.toString('base64');
      return content === undefined
        ? notFound
        : { status: 200, body: { sha: rest, content, encoding: 'base64' } };
    }
    case 'GET commits': {
      const author = { name: 'Dale', email: 'dale@example.com', date: '2026-11-20T10:00:00Z' };
      return { status: 200, body: [{ sha: repository.branches.get('main'), commit: { author } }] };
    }
    case 'POST contents':
      return changeFiles(repository, body);
    default:
      return notFound;
  }
}

/**
 * Starts a stand-in for Gitea, whose API is also that of Forgejo: signing in, and the REST API below /api/v1.
 *
 * @param redirectUris Addresses that are registered for the application.
 */
export async function startGitea(
  redirectUris: readonly string[],
  repository: Repository,
): Promise<GitHostServer> {
  const paths = {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    api: '/api/v1/',
    scheme: 'token',
    unauthorized: { message: 'token is required' },
  };
  return serveGitHost(paths, redirectUris, (request, { mayWrite }) => {
    const { path } = request;
    if (path === 'user' || path.startsWith('users/')) return { status: 200, body: user };
    if (path !== ofRepository && !path.startsWith(`${ofRepository}/`)) return notFound;
    return answerRepository(repository, mayWrite, { ...request, path: path.slice(ofRepository.length + 1) });
  });
}
