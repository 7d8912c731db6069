import { describe, expect, it } from '@jest/globals';
import { mendInterruptedSave } from './interrupted-saves';

const branch = 'cms/places/taber-ab';

describe('mendInterruptedSave', () => {
  it('keeps a branch of GitLab without a merge request under another name', async () => {
    const branches = new Set([branch]);
    const api = {
      repoURL: '/projects/1',
      getBranch: (name: string) =>
        branches.has(name)
          ? Promise.resolve({ name })
          : Promise.reject(Object.assign(new Error('404 Branch Not Found'), { status: 404 })),
      deleteBranch: (name: string) => Promise.resolve(branches.delete(name)),
      request: ({ params }: { params: { branch: string; ref: string } }) =>
        branches.has(params.ref) ? Promise.resolve(branches.add(params.branch)) : Promise.reject(new Error()),
    };
    expect(await mendInterruptedSave('gitlab', api, branch)).toBe(false);
    expect([...branches]).toEqual([expect.stringMatching(/^cms_\d+\/places\/taber-ab$/)]);
    expect(await mendInterruptedSave('gitlab', api, branch)).toBe(false);
    expect(branches.size).toBe(1);
  });

  it('does not remove a branch that could not be kept, and shows the message of GitLab', async () => {
    const api = {
      repoURL: '/projects/1',
      getBranch: () => Promise.resolve({}),
      deleteBranch: () => Promise.reject(new Error('deleted')),
      request: () => Promise.reject(new Error('403 Forbidden')),
    };
    await expect(mendInterruptedSave('gitlab', api, branch)).rejects.toThrow('403 Forbidden');
    const away = { ...api, getBranch: () => Promise.reject(new Error('Failed to fetch')) };
    await expect(mendInterruptedSave('gitlab', away, branch)).rejects.toThrow('Failed to fetch');
  });

  it('makes a GitHub pull request without a label a draft', async () => {
    const pulls: { number: number; status?: string }[] = [{ number: 7 }];
    const api = {
      getPullRequests: () => Promise.resolve(pulls),
      setPullRequestStatus: (pull: { status?: string }, status: string) => {
        pull.status = status;
        return Promise.resolve();
      },
    };
    expect(await mendInterruptedSave('github', api, branch)).toBe(true);
    expect(pulls).toEqual([{ number: 7, status: 'draft' }]);
    pulls.pop();
    expect(await mendInterruptedSave('github', api, branch)).toBe(false);
  });

  it('leaves Gitea alone, which has no drafts', async () => {
    expect(await mendInterruptedSave('gitea', null, branch)).toBe(false);
  });
});
