import { describe, expect, it } from '@jest/globals';
import { parse } from 'node-html-parser';
import { scorePage, type ScannedPage } from './score';

const strict = {
  'content-security-policy':
    "default-src 'none';script-src 'self' 'sha256-a';style-src 'self' 'unsafe-inline';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const page = '<script>1</script><template><script src="/app.js"></script></template>';

function score(headers: ScannedPage['headers'] = strict, html = page): number {
  return scorePage({ headers, root: parse(html) }).score;
}

function withPolicy(policy: string): number {
  return score({ ...strict, 'content-security-policy': policy });
}

describe('the rules of the Observatory', () => {
  it('give 135 at most to a host that is not on the list of preloaded hosts', () => {
    const policy = "default-src 'none';script-src 'self';style-src 'self';frame-ancestors 'none'";
    const html = '<script src="/app.js" integrity="sha256-a"></script>';
    expect(score({ ...strict, 'content-security-policy': policy }, html)).toBe(135);
  });

  it('give nothing for inline styles, whichever directive allows them', () => {
    expect(score()).toBe(120);
    expect(withPolicy("default-src 'none';style-src 'self';frame-ancestors 'none'")).toBe(130);
    expect(
      withPolicy("default-src 'none';style-src 'self';style-src-elem 'unsafe-inline';frame-ancestors 'none'"),
    ).toBe(120);
    expect(withPolicy("default-src 'none';style-src 'unsafe-inline' 'sha256-a';frame-ancestors 'none'")).toBe(
      130,
    );
  });

  it('apply all policies of a page', () => {
    const element = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-a'">`;
    expect(score(strict, element + page)).toBe(130);
  });

  it.each([
    ["default-src 'none';script-src 'unsafe-inline';frame-ancestors 'none'", 80],
    ["script-src 'self';frame-ancestors 'none'", 80],
    ["default-src 'none';script-src https:;frame-ancestors 'none'", 80],
    ["default-src 'none';script-src 'unsafe-eval';frame-ancestors 'none'", 110],
    ["default-src 'none';connect-src http://a.example;frame-ancestors 'none'", 80],
    ["default-src 'none';img-src http:;frame-ancestors 'none'", 110],
    ["default-src 'self';frame-ancestors 'none'", 125],
    ["default-src 'none'", 80],
    ['', 55],
  ])('score the policy %j', (policy, expected) => {
    expect(withPolicy(policy)).toBe(expected);
  });

  it.each([
    ['strict-transport-security', 80],
    ['x-content-type-options', 115],
    ['referrer-policy', 115],
    ['cross-origin-resource-policy', 110],
  ])('miss %s', (name, expected) => {
    expect(score({ ...strict, [name]: undefined })).toBe(expected);
  });

  it.each([
    ['strict-transport-security', 'max-age=1000', 110],
    ['referrer-policy', 'unsafe-url', 110],
    ['cross-origin-resource-policy', 'cross-origin', 110],
    ['set-cookie', 'a=1', 80],
  ])('score %s: %s', (name, value, expected) => {
    expect(score({ ...strict, [name]: value })).toBe(expected);
  });

  it('deduct points for a script from elsewhere without a hash', () => {
    expect(score(strict, '<script src="https://a.example/a.js"></script>')).toBe(115);
  });
});
