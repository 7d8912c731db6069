import { describe, expect, it } from '@jest/globals';
import { readDeployPreview } from './deploy-preview';

describe('readDeployPreview', () => {
  it('recognizes previews by its own variable and by those of Netlify', () => {
    expect(readDeployPreview({})).toBe(false);
    expect(readDeployPreview({ DEPLOY_PREVIEW: '' })).toBe(false);
    expect(readDeployPreview({ DEPLOY_PREVIEW: 'yes' })).toBe(true);
    expect(readDeployPreview({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toBe(true);
    expect(readDeployPreview({ NETLIFY: 'true', CONTEXT: 'branch-deploy' })).toBe(true);
    expect(readDeployPreview({ NETLIFY: 'true', CONTEXT: 'production' })).toBe(false);
    expect(readDeployPreview({ CONTEXT: 'deploy-preview' })).toBe(false);
  });

  it('accepts no other word', () => {
    expect(() => readDeployPreview({ DEPLOY_PREVIEW: 'true' })).toThrow(
      'DEPLOY_PREVIEW is "true". Write yes',
    );
  });

  it('refuses secrets in a preview alone, and repeats none', () => {
    const env = { SENTRY_AUTH_TOKEN: 'sntrys_1', SMTP_URL: 'smtp://u:p@mail', ALGOLIA_ADMIN_KEY: ' ' };
    expect(readDeployPreview(env)).toBe(false);
    expect(() => readDeployPreview({ ...env, DEPLOY_PREVIEW: 'yes' })).toThrow(
      /^This is the preview .* and it has SENTRY_AUTH_TOKEN, SMTP_URL\. Set such variables/,
    );
  });
});
