import { z } from 'zod';
import type { Commit, PullRequest, Repository, Tree } from '../git/repository';
import type { ApiAnswer, ApiRequest } from '../git/serve-git-host';

const ActionSchema = z.object({
  action: z.enum(['create', 'update', 'delete']),
  file_path: z.string(),
  content: z.string().default(''),
  encoding: z.literal('base64').optional(),
});
const CommitsSchema = z.object({
  branch: z.string(),
  commit_message: z.string(),
  start_branch: z.string().optional(),
  actions: z.array(ActionSchema).min(1),
});

const date = '2026-11-20T10:00:00.000Z';
const previewOf = 'https://preview-1.pages.example';

function found(body: unknown, status = 200): ApiAnswer {
  return { status, body };
}

function notFound(what = ''): ApiAnswer {
  return { status: 404, body: { message: `404 ${what}Not Found` } };
}

function refused(message: string): ApiAnswer {
  return { status: 400, body: { message } };
}

/** A page of a list, with the headers that lead to the next one. */
function listed(items: readonly unknown[], url: string, query: URLSearchParams): ApiAnswer {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('per_page') ?? 20);
  const pages = Math.max(1, Math.ceil(items.length / size));
  const links = (
    [
      ['next', page + 1],
      ['prev', page - 1],
      ['first', 1],
      ['last', pages],
    ] as const
  )
    .filter(([, number]) => number >= 1 && number <= pages)
    .map(([name, number]) => {
      const next = new URLSearchParams(query);
      next.set('page', String(number));
      return `<${url}?${next.toString()}>; rel="${name}"`;
    });
  return {
    status: 200,
    body: items.slice((page - 1) * size, page * size),
    headers: {
      'x-page': String(page),
      'x-per-page': String(size),
      'x-total': String(items.length),
      'x-total-pages': String(pages),
      link: links.join(', '),
    },
  };
}

function commitBody({ sha, message, parents }: Commit) {
  return {
    id: sha,
    short_id: sha.slice(0, 8),
    title: message,
    message,
    parent_ids: parents,
    author_name: 'Dale',
    author_email: 'dale@example.com',
    authored_date: date,
  };
}

/** GitLab's REST API, version 4, for one project, with the parts that Decap CMS uses. */
export class ProjectApi {
  constructor(private readonly repository: Repository) {}

  #request(pull: PullRequest) {
    return {
      iid: pull.number,
      title: pull.title,
      state: 'opened',
      source_branch: pull.branch,
      target_branch: 'main',
      labels: pull.labels,
      sha: this.repository.branches.get(pull.branch),
      author: { name: 'Dale Kowalchuk', username: 'dale' },
      updated_at: date,
      rebase_in_progress: false,
      merge_error: null,
    };
  }

  #tree({ query }: ApiRequest, url: string): ApiAnswer {
    const folder = query.get('path') ?? '';
    const files = [...this.repository.treeOf(query.get('ref') ?? '')].filter(
      ([file]) =>
        file.startsWith(`${folder}/`) &&
        (query.get('recursive') === 'true' || !file.slice(folder.length + 1).includes('/')),
    );
    if (files.length === 0) return notFound('Tree ');
    const entries = files.map(([path, id]) => ({ id, path, type: 'blob', name: path.split('/').at(-1) }));
    return listed(entries, url, query);
  }

  #file({ method, path, query }: ApiRequest): ApiAnswer {
    const [, file = '', raw] = /^repository\/files\/(.+?)(\/raw)?$/.exec(path) ?? [];
    const id = this.repository.treeOf(query.get('ref') ?? '').get(file);
    const content = this.repository.blobs.get(id ?? '');
    if (id === undefined || content === undefined) return notFound('File ');
    const headers = { 'x-gitlab-blob-id': id };
    if (method === 'HEAD') return { status: 200, body: '', headers };
    return raw === undefined ? notFound() : { status: 200, body: content.toString('utf8'), headers };
  }

  /** The files of a branch after some actions; GitLab's message if one of them fails. */
  #apply(before: Tree, actions: readonly z.infer<typeof ActionSchema>[]): Tree | string {
    const files = new Map(before);
    for (const { action, file_path: file, content, encoding } of actions) {
      if (action === 'create' && files.has(file)) return 'A file with this name already exists';
      if (action !== 'create' && !files.has(file)) return "A file with this name doesn't exist";
      if (action === 'delete') files.delete(file);
      else files.set(file, this.repository.addBlob(Buffer.from(content, encoding ?? 'utf8')));
    }
    return files;
  }

  #commit(body: unknown): ApiAnswer {
    const { repository } = this;
    const { branch, start_branch: start, commit_message: message, actions } = CommitsSchema.parse(body);
    if (start !== undefined && repository.branches.has(branch))
      return refused(
        `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
      );
    const parent = repository.commitOf(start ?? branch);
    if (parent === undefined) return refused('You can only create or edit files when you are on a branch');
    const files = this.#apply(repository.treeOf(parent.sha), actions);
    if (typeof files === 'string') return refused(files);
    const commit = repository.addCommit(repository.addTree(files), [parent.sha], message);
    repository.branches.set(branch, commit.sha);
    return found(commitBody(commit), 201);
  }

  #compare(query: URLSearchParams): ApiAnswer {
    const [before, after] = ['from', 'to'].map((name) => this.repository.treeOf(query.get(name) ?? ''));
    const diffs = [...(after ?? [])].flatMap(([file, sha]) =>
      before?.get(file) === sha
        ? []
        : [
            {
              diff: '@@',
              new_path: file,
              old_path: file,
              new_file: before?.has(file) === false,
              renamed_file: false,
              deleted_file: false,
            },
          ],
    );
    return found({ diffs });
  }

  #ofCommit(path: string): ApiAnswer {
    const [, sha = '', what] = /^repository\/commits\/([^/]+)\/(refs|statuses)$/.exec(path) ?? [];
    if (what === 'refs')
      return found(
        [...this.repository.branches].flatMap(([name, head]) =>
          head === sha ? [{ type: 'branch', name }] : [],
        ),
      );
    return found([
      { name: 'ci/test', status: 'success', target_url: 'https://ci.example/1' },
      { name: 'deploy/preview', status: 'success', target_url: previewOf },
    ]);
  }

  #mergeRequests({ method, query }: ApiRequest): ApiAnswer {
    const { pulls } = this.repository;
    if (method === 'GET') {
      const branch = query.get('source_branch');
      return found(
        pulls.filter((pull) => branch === null || pull.branch === branch).map((pull) => this.#request(pull)),
      );
    }
    const pull = {
      number: pulls.length + 1,
      title: query.get('title') ?? '',
      branch: query.get('source_branch') ?? '',
      labels: query.get('labels')?.split(',') ?? [],
    };
    pulls.push(pull);
    return found(this.#request(pull), 201);
  }

  #mergeRequest({ method, path, query }: ApiRequest): ApiAnswer {
    const { repository } = this;
    const [, number, action] = /^merge_requests\/(\d+)(?:\/(rebase|merge))?$/.exec(path) ?? [];
    const index = repository.pulls.findIndex((one) => String(one.number) === number);
    const pull = repository.pulls[index];
    if (pull === undefined) return notFound();
    if (method === 'PUT' && action === 'rebase') return found({ rebase_in_progress: true }, 202);
    if (method === 'PUT' && action === 'merge') {
      const [main, head] = ['main', pull.branch].map((name) => repository.commitOf(name));
      if (main === undefined || head === undefined) return notFound();
      const { sha } = repository.addCommit(head.tree, [main.sha], 'Merge');
      repository.branches.set('main', sha);
      repository.branches.delete(pull.branch);
      repository.pulls.splice(index, 1);
      return found({ ...this.#request(pull), state: 'merged' });
    }
    const labels = query.get('labels');
    if (method === 'PUT' && labels !== null) pull.labels = labels.split(',');
    if (method === 'PUT' && query.get('state_event') === 'close') repository.pulls.splice(index, 1);
    return found(this.#request(pull));
  }

  #newBranch(query: URLSearchParams): ApiAnswer {
    const { branches } = this.repository;
    const [name, commit] = [query.get('branch') ?? '', this.repository.commitOf(query.get('ref') ?? '')];
    if (branches.has(name)) return refused('Branch already exists');
    if (commit === undefined) return refused('Invalid reference name');
    branches.set(name, commit.sha);
    return found({ name, commit: { id: commit.sha } }, 201);
  }

  #branch({ method, path }: ApiRequest): ApiAnswer {
    const name = path.slice('repository/branches/'.length);
    const commit = this.repository.branches.get(name);
    if (commit === undefined) return notFound('Branch ');
    if (method === 'DELETE') {
      this.repository.branches.delete(name);
      return { status: 204, body: '' };
    }
    return found({ name, commit: { id: commit } });
  }

  /**
   * Answers a request of an editor.
   *
   * @param mayWrite True if the editor is a developer of the project, and not a reporter.
   * @param url The address of the request, without its query.
   */
  answer(request: ApiRequest, mayWrite: boolean, url: string): ApiAnswer {
    const { method, path, query, body } = request;
    if (path === '')
      return found({
        default_branch: 'main',
        shared_with_groups: [],
        permissions: { project_access: { access_level: mayWrite ? 30 : 20 }, group_access: null },
      });
    if (path === 'repository/tree') return this.#tree(request, url);
    if (path.startsWith('repository/files/')) return this.#file(request);
    if (path === 'repository/branches' && method === 'POST') return this.#newBranch(query);
    if (path.startsWith('repository/branches/')) return this.#branch(request);
    if (path === 'repository/compare') return this.#compare(query);
    if (path === 'repository/commits' && method === 'POST') return this.#commit(body);
    if (path === 'repository/commits') {
      const commit = this.repository.commitOf(query.get('ref_name') ?? 'main');
      return found(commit === undefined ? [] : [commitBody(commit)]);
    }
    if (path.startsWith('repository/commits/')) return this.#ofCommit(path);
    if (path === 'merge_requests') return this.#mergeRequests(request);
    return path.startsWith('merge_requests/') ? this.#mergeRequest(request) : notFound();
  }
}
