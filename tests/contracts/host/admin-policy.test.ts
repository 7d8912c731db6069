import { expect, it } from '@jest/globals';
import { headerRules } from '../../../src/build/hosting/headers';
import { compileHeaderRules } from '../../../src/host/site/header-rules';

const ofVisitors = "default-src 'none';form-action 'self'";
const build = { transportSecurity: 'max-age=1', contentPolicy: ofVisitors };
const headersFor = compileHeaderRules(headerRules(build));

it.each(['/admin', '/admin/admin.js', '/admin/config.json'])('%s has the policy for editors', (path) => {
  const { 'content-security-policy': policy, 'x-robots-tag': robots } = headersFor(path);
  expect(policy).toMatch(/^default-src 'none';script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([policy?.includes('unsafe-eval'), robots]).toEqual([false, 'noindex']);
});

it.each(['/', '/sales', '/administration'])('%s has that for visitors', (path) => {
  expect(headersFor(path)['content-security-policy']).toBe(ofVisitors);
});

it('lets only /admin/ connect to the configured git host, and be reached by its window', () => {
  const gitHost = {
    connections: ['https://api.github.com'],
    images: ['https://github.com'],
    opensWindow: true,
  };
  const withGitHost = compileHeaderRules(headerRules({ ...build, gitHost }));
  const admin = withGitHost('/admin/index.html');
  expect(admin['content-security-policy']).toContain("connect-src 'self' blob: https://api.github.com;");
  expect(admin['content-security-policy']).toContain("img-src 'self' data: blob: https://github.com;");
  expect(admin['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(withGitHost('/')).toEqual(headersFor('/'));
  expect(headersFor('/admin/')['cross-origin-opener-policy']).toBe('same-origin');
  const withoutWindow = compileHeaderRules(
    headerRules({ ...build, gitHost: { ...gitHost, opensWindow: false } }),
  );
  expect(withoutWindow('/admin/')['cross-origin-opener-policy']).toBe('same-origin');
});

it('tells search engines not to index the preview of a change', () => {
  const ofPreview = compileHeaderRules(headerRules({ ...build, isPreview: true }));
  expect([ofPreview('/')['x-robots-tag'], ofPreview('/sales/')['x-robots-tag']]).toEqual([
    'noindex',
    'noindex',
  ]);
  expect(headersFor('/')['x-robots-tag']).toBeUndefined();
});
