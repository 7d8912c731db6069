import { describe, expect, it } from '@jest/globals';
import { compileHeaderRules } from './header-rules';

const headersFor = compileHeaderRules([
  { path: '/*', headers: { 'X-Base': '1', 'Cache-Control': 'short' } },
  { path: '/*.js', headers: { 'cache-control': 'long' } },
  { path: '/static/*', headers: { 'Cache-Control': 'long' } },
]);

describe('compileHeaderRules', () => {
  it.each([
    ['/', 'short'],
    ['/app-1.js', 'long'],
    ['/admin/cms.js', 'short'],
    ['/appXjs', 'short'],
    ['/static/a/b.avif', 'long'],
    ['/static', 'short'],
    ['/sales/static/a', 'short'],
  ])('%s is kept %s', (path, kept) => {
    expect(headersFor(path)).toEqual({ 'x-base': '1', 'cache-control': kept });
  });
});
