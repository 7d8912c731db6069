import type { VariableGroup } from './variable-group';

export const editingVariables: VariableGroup = {
  title: 'Editing at a git host, and previews of changes',
  variables: [
    {
      name: 'CMS_BACKEND',
      meaning: 'git host with the content, which editors write to: `github`, `gitlab` or `gitea`',
      otherwise: 'editing with `npm run cms` alone',
      readBy: 'build, host',
    },
    {
      name: 'CMS_REPOSITORY',
      meaning: 'owner and name of the repository there, such as `company/site`; always with `CMS_BACKEND`',
      otherwise: 'as above',
      readBy: 'build',
    },
    {
      name: 'CMS_BRANCH',
      meaning: 'branch from which the site is built',
      otherwise: '`main`',
      readBy: 'build',
    },
    {
      name: 'CMS_GIT_ORIGIN',
      meaning: 'scheme and host of a git host of your own; always with Gitea',
      otherwise: '`https://github.com` or `https://gitlab.com`',
      readBy: 'build, host',
    },
    {
      name: 'CMS_OAUTH_CLIENT_ID',
      meaning: 'ID of the application that is registered at the git host',
      otherwise: 'nobody can sign in',
      readBy: 'build, host',
    },
    {
      name: 'CMS_OAUTH_CLIENT_SECRET',
      meaning: 'its secret, for GitHub alone',
      otherwise: 'nobody can sign in at GitHub',
      readBy: 'host',
      secret: true,
    },
    {
      name: 'CMS_PREVIEW_CONTEXT',
      meaning: 'name of the commit status that has the address of the preview',
      otherwise: 'one whose name has `deploy`',
      readBy: 'build',
    },
    {
      name: 'DEPLOY_PREVIEW',
      meaning: '`yes` for the preview of a change: no secrets, no editing, no search engines',
      otherwise: 'what Netlify says, or the site itself',
      readBy: 'build',
    },
    {
      name: 'NETLIFY',
      meaning: '`true` where Netlify builds, which sets it',
      otherwise: '`CONTEXT` is not read',
      readBy: 'build',
    },
    {
      name: 'CONTEXT',
      meaning: 'kind of build, by Netlify: `deploy-preview` and `branch-deploy` are previews of changes',
      otherwise: 'the site itself',
      readBy: 'build',
    },
  ],
};
