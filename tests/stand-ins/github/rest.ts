import { z } from 'zod';
import type { Commit, PullRequest, Repository } from '../git/repository';

/** A request to GitHub's REST API, version 3, below a repository. */
export interface RestRequest {
  readonly method: string;
  /** Decoded, such as `git/blobs`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
}

const BlobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });
const TreeSchema = z.object({
  base_tree: z.string(),
  tree: z.array(z.object({ path: z.string(), sha: z.string().nullable() })),
});
const CommitSchema = z.object({ message: z.string(), tree: z.string(), parents: z.array(z.string()) });
const RefSchema = z.object({ ref: z.string(), sha: z.string() });
const PullSchema = z.object({ title: z.string(), head: z.string(), base: z.string() });
const LabelsSchema = z.object({ labels: z.array(z.string()) });

const notFound: RestAnswer = { status: 404, body: { message: 'Not Found' } };
const date = '2026-11-20T10:00:00Z';

function found(body: unknown): RestAnswer {
  return { status: 200, body };
}

function commitBody({ sha, tree, parents, message }: Commit) {
  const author = { name: 'Dale', email: 'dale@example.com', date };
  return {
    sha,
    tree: { sha: tree },
    parents: parents.map((parent) => ({ sha: parent })),
    commit: { message, author, committer: author },
  };
}

/** GitHub's REST API for one repository, with the parts that Decap CMS uses. */
export class RestApi {
  constructor(private readonly repository: Repository) {}

  #pull(pull: PullRequest) {
    return {
      number: pull.number,
      title: pull.title,
      state: 'open',
      user: { login: 'dale' },
      updated_at: date,
      labels: pull.labels.map((name) => ({ name })),
      head: { ref: pull.branch, sha: this.repository.branches.get(pull.branch), repo: { fork: false } },
      base: { ref: 'main', sha: this.repository.branches.get('main') },
    };
  }

  #tree(address: string, isRecursive: boolean): RestAnswer {
    const [ref = '', folder = ''] = address.split(/:(.*)/s);
    const start = folder === '' ? '' : `${folder}/`;
    const tree = [...this.repository.treeOf(ref)].flatMap(([file, sha]) => {
      if (!file.startsWith(start)) return [];
      const rest = file.slice(start.length);
      return rest.includes('/') && !isRecursive
        ? []
        : [{ path: rest, type: 'blob', mode: '100644', sha, size: this.repository.blobs.get(sha)?.length }];
    });
    return tree.length === 0 ? notFound : found({ tree });
  }

  #compare(from: string, to: string): RestAnswer {
    const { repository } = this;
    const [base, head] = [repository.commitOf(from), repository.commitOf(to)];
    if (base === undefined || head === undefined) return notFound;
    const before = repository.treeOf(base.sha);
    const files = [...repository.treeOf(head.sha)].flatMap(([filename, sha]) =>
      before.get(filename) === sha
        ? []
        : [{ filename, sha, status: before.has(filename) ? 'modified' : 'added', patch: '@@' }],
    );
    const commits = [];
    for (let at: Commit | undefined = head; at !== undefined && at.sha !== base.sha;)
      at = (commits.unshift(commitBody(at)), repository.commitOf(at.parents[0] ?? ''));
    return found({ base_commit: commitBody(base), commits, files });
  }

  #get(path: string, query: URLSearchParams): RestAnswer {
    const { repository } = this;
    const [, kind = '', rest = ''] =
      /^(git\/trees|git\/blobs|branches|compare|commits|pulls)(?:\/(.*))?$/s.exec(path) ?? [];
    switch (kind) {
      case 'git/trees':
        return this.#tree(rest, query.has('recursive'));
      case 'git/blobs': {
        const content = repository.blobs.get(rest)?.toString('base64');
        return content === undefined ? notFound : found({ content, encoding: 'base64', sha: rest });
      }
      case 'branches': {
        const commit = repository.commitOf(rest);
        return commit === undefined ? notFound : found({ name: rest, commit: commitBody(commit) });
      }
      case 'compare': {
        const [from = '', to = ''] = rest.split('...');
        return this.#compare(from, to);
      }
      case 'commits': {
        if (rest.endsWith('/status'))
          return found({
            statuses: [
              { context: 'ci/test', state: 'success', target_url: 'https://ci.example/1' },
              {
                context: 'deploy/preview',
                state: 'success',
                target_url: 'https://preview-1.pages.example',
              },
            ],
          });
        const commit = repository.commitOf('main');
        return found(commit === undefined ? [] : [commitBody(commit)]);
      }
      case 'pulls': {
        const branch = query.get('head')?.replace(/^[^:]*:/, '');
        return found(
          repository.pulls
            .filter((pull) => branch === undefined || pull.branch === branch)
            .map((pull) => this.#pull(pull)),
        );
      }
      default:
        return notFound;
    }
  }

  #post(path: string, body: unknown): RestAnswer {
    const { repository } = this;
    switch (path) {
      case 'git/blobs':
        return {
          status: 201,
          body: { sha: repository.addBlob(Buffer.from(BlobSchema.parse(body).content, 'base64')) },
        };
      case 'git/trees': {
        const { base_tree: base, tree } = TreeSchema.parse(body);
        const files = new Map(repository.treeOf(base));
        for (const { path: file, sha } of tree) {
          if (sha === null) files.delete(file);
          else files.set(file, sha);
        }
        return { status: 201, body: { sha: repository.addTree(files) } };
      }
      case 'git/commits': {
        const { tree, parents, message } = CommitSchema.parse(body);
        return { status: 201, body: commitBody(repository.addCommit(tree, parents, message)) };
      }
      case 'git/refs': {
        const { ref, sha } = RefSchema.parse(body);
        if (repository.branches.has(ref.replace('refs/heads/', '')))
          return { status: 422, body: { message: 'Reference already exists' } };
        repository.branches.set(ref.replace('refs/heads/', ''), sha);
        return { status: 201, body: { ref, object: { sha } } };
      }
      case 'pulls': {
        const { title, head } = PullSchema.parse(body);
        const number = repository.pulls.length + 1;
        const pull = { number, title, branch: head.replace(/^[^:]*:/, ''), labels: [] };
        if (repository.pulls.some(({ branch }) => branch === pull.branch))
          return { status: 422, body: { message: 'Validation Failed' } };
        repository.pulls.push(pull);
        return { status: 201, body: this.#pull(pull) };
      }
      default:
        return notFound;
    }
  }

  #merge(number: string): RestAnswer {
    const { repository } = this;
    const index = repository.pulls.findIndex((one) => String(one.number) === number);
    const [main, head] = ['main', repository.pulls[index]?.branch ?? ''].map((name) =>
      repository.commitOf(name),
    );
    if (main === undefined || head === undefined) return notFound;
    repository.pulls.splice(index, 1);
    const { sha } = repository.addCommit(head.tree, [main.sha], 'Merge');
    repository.branches.set('main', sha);
    return found({ merged: true, sha });
  }

  /** Answers a request of a user with write access. */
  answer({ method, path, query, body }: RestRequest): RestAnswer {
    const { repository } = this;
    if (method === 'GET' && path === '')
      return found({ owner: { login: 'company' }, default_branch: 'main', permissions: { push: true } });
    if (method === 'GET') return this.#get(path, query);
    if (method === 'POST') return this.#post(path, body);
    const [, number] = /^issues\/(\d+)\/labels$/.exec(path) ?? [];
    const pull = repository.pulls.find((one) => String(one.number) === number);
    if (method === 'PUT' && pull !== undefined) {
      pull.labels = LabelsSchema.parse(body).labels;
      return found(pull.labels.map((name) => ({ name })));
    }
    const [, merged] = /^pulls\/(\d+)\/merge$/.exec(path) ?? [];
    if (method === 'PUT' && merged !== undefined) return this.#merge(merged);
    const [, branch] = /^git\/refs\/heads\/(.+)$/.exec(path) ?? [];
    if (method === 'DELETE' && branch !== undefined) {
      repository.branches.delete(branch);
      return { status: 204, body: null };
    }
    if (method === 'PATCH' && branch !== undefined) {
      const { sha } = z.object({ sha: z.string() }).parse(body);
      repository.branches.set(branch, sha);
      return found({ object: { sha } });
    }
    return notFound;
  }
}
