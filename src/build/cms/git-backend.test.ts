import { describe, expect, it } from '@jest/globals';
import type { CmsBackend } from '../settings/cms-backend';
import { gitBackendConfig, gitHostSources } from './git-backend';

const site = 'https://www.example.com';
const common = { repository: 'company/site', branch: 'main', previewContext: null } as const;
const github: CmsBackend = { ...common, kind: 'github', gitOrigin: 'https://github.com', clientId: null };
const gitlab: CmsBackend = { ...common, kind: 'gitlab', gitOrigin: 'https://gitlab.com', clientId: 'app' };
const gitea: CmsBackend = { ...common, kind: 'gitea', gitOrigin: 'https://git.example.com', clientId: 'app' };

describe('gitBackendConfig', () => {
  it('signs in at GitHub through the host, and has drafts with previews', () => {
    expect(gitBackendConfig({ ...github, previewContext: 'pages' }, site)).toMatchObject({
      backend: {
        name: 'github',
        repo: 'company/site',
        branch: 'main',
        api_root: 'https://api.github.com',
        base_url: site,
        auth_endpoint: 'api/cms/auth',
        preview_context: 'pages',
      },
      publish_mode: 'editorial_workflow',
      show_preview_links: true,
      editor: { preview: false },
    });
    expect(gitBackendConfig({ ...github, gitOrigin: 'https://git.example.com' }, site).backend.api_root).toBe(
      'https://git.example.com/api/v3',
    );
  });

  it('signs in at GitLab and Gitea without a secret, and has no drafts at Gitea', () => {
    const ofGitLab = gitBackendConfig(gitlab, site);
    expect(ofGitLab).toMatchObject({
      backend: {
        api_root: 'https://gitlab.com/api/v4',
        base_url: 'https://gitlab.com',
        auth_type: 'pkce',
        app_id: 'app',
      },
      publish_mode: 'editorial_workflow',
    });
    const ofGitea = gitBackendConfig({ ...gitea, previewContext: 'pages' }, site);
    expect(ofGitea.backend).toEqual({
      name: 'gitea',
      repo: 'company/site',
      branch: 'main',
      api_root: 'https://git.example.com/api/v1',
      base_url: 'https://git.example.com',
      app_id: 'app',
    });
    expect([ofGitea.publish_mode, ofGitea.show_preview_links]).toEqual([undefined, false]);
  });
});

describe('gitHostSources', () => {
  it('names what the page loads from each git host', () => {
    expect(gitHostSources(github)).toMatchObject({
      connections: ['https://api.github.com', 'https://www.githubstatus.com'],
      opensWindow: true,
    });
    expect(gitHostSources(gitlab)).toMatchObject({ connections: ['https://gitlab.com'], opensWindow: false });
    expect(gitHostSources(gitea).images).toContain('https://git.example.com');
  });
});
