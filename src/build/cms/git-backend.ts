import type { GitHostSources } from '../hosting/headers';
import type { CmsBackend } from '../settings/cms-backend';

/** The part of the configuration of the CMS about the git host. The names are Decap's. */
export interface GitBackendConfig {
  readonly backend: {
    readonly name: CmsBackend['kind'];
    readonly repo: string;
    readonly branch: string;
    readonly base_url: string;
    readonly api_root: string;
    readonly auth_endpoint?: string;
    readonly auth_type?: 'pkce';
    readonly app_id?: string;
    readonly squash_merges?: boolean;
    readonly preview_context?: string;
  };
  readonly publish_mode?: 'editorial_workflow';
  readonly show_preview_links: boolean;
  readonly site_url: string;
  readonly editor: { readonly preview: boolean };
}

/** The path at which the host signs editors in (src/host/cms-sign-in/sign-in-routes.ts). */
const signInPath = 'api/cms/auth';

function apiRoot({ kind, gitOrigin }: CmsBackend): string {
  switch (kind) {
    case 'github':
      return gitOrigin === 'https://github.com' ? 'https://api.github.com' : `${gitOrigin}/api/v3`;
    case 'gitlab':
      return `${gitOrigin}/api/v4`;
    case 'gitea':
      return `${gitOrigin}/api/v1`;
  }
}

/** Returns whether an entry is a draft with a preview before it is published. Decap has no drafts at Gitea. */
export function hasDrafts({ kind }: Pick<CmsBackend, 'kind'>): boolean {
  return kind !== 'gitea';
}

/**
 * Makes the part of the configuration that is about the git host.
 *
 * @param siteOrigin Scheme and host of the public website, where editors sign in.
 */
export function gitBackendConfig(backend: CmsBackend, siteOrigin: string): GitBackendConfig {
  const { kind, gitOrigin, repository, branch, clientId, previewContext } = backend;
  const drafts = hasDrafts(backend);
  return {
    backend: {
      name: kind,
      repo: repository,
      branch,
      api_root: apiRoot(backend),
      ...(kind === 'github'
        ? { base_url: siteOrigin, auth_endpoint: signInPath }
        : { base_url: gitOrigin, ...(kind === 'gitlab' && { auth_type: 'pkce' }) }),
      ...(clientId !== null && { app_id: clientId }),
      ...(drafts && { squash_merges: true }),
      ...(drafts && previewContext !== null && { preview_context: previewContext }),
    },
    ...(drafts && { publish_mode: 'editorial_workflow' }),
    show_preview_links: drafts,
    site_url: siteOrigin,
    // The page of an entry is rendered by the server of `npm run cms` alone.
    editor: { preview: false },
  };
}

/** Returns the origins of the git host that the page for editors loads from. */
export function gitHostSources(backend: CmsBackend): GitHostSources {
  const api = new URL(apiRoot(backend)).origin;
  switch (backend.kind) {
    case 'github':
      return {
        // Decap asks there whether GitHub has an outage.
        connections: [api, 'https://www.githubstatus.com'],
        images: [backend.gitOrigin, 'https://avatars.githubusercontent.com'],
        opensWindow: true,
      };
    case 'gitlab':
    case 'gitea':
      return {
        connections: [api],
        images: [backend.gitOrigin, 'https://secure.gravatar.com'],
        opensWindow: false,
      };
  }
}
