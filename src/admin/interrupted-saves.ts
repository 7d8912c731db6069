import { z } from 'zod';

/** Decap's requests to GitHub's API. The names are Decap's. */
interface GitHubApi {
  readonly getPullRequests: (
    branch: string,
    state: 'open',
    isWanted: () => boolean,
  ) => Promise<readonly unknown[]>;
  readonly setPullRequestStatus: (pullRequest: unknown, status: 'draft') => Promise<unknown>;
}

/** Decap's requests to GitLab's API. The names are Decap's. */
interface GitLabApi {
  /** The path of the project. */
  readonly repoURL: string;
  /** Rejects with the status of the answer. */
  readonly getBranch: (name: string) => Promise<unknown>;
  readonly deleteBranch: (name: string) => Promise<unknown>;
  readonly request: (request: {
    readonly url: string;
    readonly method: 'POST';
    readonly params: Readonly<Record<string, string>>;
  }) => Promise<unknown>;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const GitHubApiSchema = z.custom<GitHubApi>((api) => isObject(api));
const GitLabApiSchema = z.custom<GitLabApi>((api) => isObject(api));

/** Labels a pull request as a draft: Decap does not recognize one without a label, and GitHub allows no second one. */
async function labelPullRequest(api: GitHubApi, branch: string): Promise<boolean> {
  const [pullRequest] = await api.getPullRequests(branch, 'open', () => true);
  if (pullRequest === undefined) return false;
  await api.setPullRequestStatus(pullRequest, 'draft');
  return true;
}

/** Gives a branch without a merge request another name, `cms_` and the time, as Decap does at GitHub by itself. */
async function setAsideBranch(api: GitLabApi, branch: string): Promise<void> {
  const found = await api.getBranch(branch).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return null;
    throw error;
  });
  if (found === null) return;
  const kept = branch.replace('cms/', `cms_${String(Date.now())}/`);
  await api.request({
    url: `${api.repoURL}/repository/branches`,
    method: 'POST',
    params: { branch: kept, ref: branch },
  });
  await api.deleteBranch(branch);
}

/**
 * Repairs the state at the git host after the first save of an entry was interrupted by a network failure, so that the
 * next one is not refused. Nothing that was saved is removed.
 *
 * @param kind The git host by Decap's name.
 * @param api The object with which Decap sends its requests.
 * @param branch The branch of an entry that has no draft, such as cms/places/taber-ab.
 * @returns Whether the entry has a draft after all.
 */
export async function mendInterruptedSave(kind: string, api: unknown, branch: string): Promise<boolean> {
  if (kind === 'github') return labelPullRequest(GitHubApiSchema.parse(api), branch);
  if (kind === 'gitlab') await setAsideBranch(GitLabApiSchema.parse(api), branch);
  return false;
}
