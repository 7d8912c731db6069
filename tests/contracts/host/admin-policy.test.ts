import { expect, it } from '@jest/globals';
import { headerRules } from '../../../src/build/hosting/headers';
import { compileHeaderRules } from '../../../src/host/header-rules';

const ofVisitors = "default-src 'none';form-action 'self'";
const headersFor = compileHeaderRules(
  headerRules({ transportSecurity: 'max-age=1', contentPolicy: ofVisitors }),
);

it.each(['/admin', '/admin/admin.js', '/admin/config.json'])('%s has the policy of editors', (path) => {
  const { 'content-security-policy': policy, 'x-robots-tag': robots } = headersFor(path);
  expect(policy).toMatch(/^default-src 'none';script-src 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([policy?.includes('unsafe-eval'), robots]).toEqual([false, 'noindex']);
});

it.each(['/', '/sales', '/administration'])('%s has that of visitors', (path) => {
  expect(headersFor(path)['content-security-policy']).toBe(ofVisitors);
});
