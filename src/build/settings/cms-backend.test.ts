import { describe, expect, it } from '@jest/globals';
import { readCmsBackend } from './cms-backend';

const github = { CMS_BACKEND: 'github', CMS_REPOSITORY: 'company/site' } as const;
const gitlab = { ...github, CMS_BACKEND: 'gitlab', CMS_OAUTH_CLIENT_ID: 'app' } as const;
const gitea = { ...gitlab, CMS_BACKEND: 'gitea', CMS_GIT_ORIGIN: 'https://git.example.com/' } as const;

describe('readCmsBackend', () => {
  it('is none without variables, nor in the preview of a change', () => {
    expect(readCmsBackend({ CMS_BACKEND: '', CMS_ORIGIN: 'http://127.0.0.1:1' })).toBeNull();
    expect(readCmsBackend({ ...github, DEPLOY_PREVIEW: 'yes' })).toBeNull();
  });

  it('reads each git host', () => {
    const common = { repository: 'company/site', branch: 'main', previewContext: null };
    expect(readCmsBackend({ ...github, CMS_OAUTH_CLIENT_ID: 'of the host' })).toEqual({
      ...common,
      kind: 'github',
      gitOrigin: 'https://github.com',
      clientId: null,
    });
    expect(readCmsBackend({ ...gitlab, CMS_BRANCH: 'content/live', CMS_PREVIEW_CONTEXT: 'pages' })).toEqual({
      ...common,
      kind: 'gitlab',
      gitOrigin: 'https://gitlab.com',
      branch: 'content/live',
      clientId: 'app',
      previewContext: 'pages',
    });
    expect(readCmsBackend(gitea)).toMatchObject({ kind: 'gitea', gitOrigin: 'https://git.example.com' });
    expect(readCmsBackend({ ...gitlab, CMS_REPOSITORY: 'group/sub/site' })?.repository).toBe(
      'group/sub/site',
    );
  });

  it.each([
    [{ CMS_REPOSITORY: 'company/site' }, 'CMS_BACKEND is not set. Write github, gitlab or gitea'],
    [{ ...github, CMS_BACKEND: 'GitHub' }, 'CMS_BACKEND is "GitHub". Write github, gitlab or gitea'],
    [{ CMS_BACKEND: 'github' }, 'CMS_REPOSITORY is not set. Write the repository'],
    [{ ...github, CMS_REPOSITORY: 'https://github.com/a/b' }, 'CMS_REPOSITORY is "https://github.com/a/b"'],
    [{ ...github, CMS_REPOSITORY: 'a/b/c' }, 'Write owner and name alone'],
    [{ ...github, CMS_BRANCH: '-x y' }, 'CMS_BRANCH is "-x y". Write the name of a branch such as main.'],
    [{ ...github, CMS_GIT_ORIGIN: 'http://git.example.com' }, 'Write an address with https'],
    [{ ...gitlab, CMS_OAUTH_CLIENT_ID: '' }, 'registered at https://gitlab.com'],
    [{ ...gitea, CMS_GIT_ORIGIN: '' }, 'Write the address of your Gitea'],
  ])('says what to write instead of %j', (env, sentence) => {
    expect(() => readCmsBackend(env)).toThrow(sentence);
  });
});
