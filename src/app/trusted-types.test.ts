/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { defaultPolicy } from './trusted-types';

describe('the default policy', () => {
  it.each([
    '',
    'No elements, 3 > 2 &amp; 2 &lt; 3',
    '<p>Land near <a href="/auctions/goose-lake/">Goose Lake</a>, <a href="tel:+18662637480">call</a><br/></p>',
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td class="fig">1</td></tr></tbody></table></div>',
    '<svg height="8" aria-hidden="true"><rect x="1" y="2" width="3" height="4"></rect><line x1="1" y1="1" x2="2" y2="2"/></svg>',
    '<script></script>',
  ])('lets HTML of the site pass: %s', (html) => {
    expect(defaultPolicy.createHTML(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script src="/x.js"></script>',
    '<img src="x" onerror="alert(1)">',
    '<svg onload="alert(1)">',
    '<p onclick="alert(1)">',
    '<p\nonclick="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JavaScript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    "<a href='javascript:alert(1)'>x</a>",
    '<a class="x"onclick="alert(1)">x</a>',
    '<iframe srcdoc="&lt;script&gt;"></iframe>',
    '<object data="x"></object>',
    '<base href="//evil.example">',
    '<style>*{}</style>',
    '<form action="/x"><input></form>',
    '<math><mtext></mtext></math>',
    '<!-- x -->',
    '<P>',
    '<',
  ])('refuses %s', (html) => {
    expect(() => defaultPolicy.createHTML(html)).toThrow('not HTML of the site');
  });

  it('checks a long text at once', () => {
    const long = '<p>word</p>'.repeat(20_000);
    expect(defaultPolicy.createHTML(long)).toBe(long);
    expect(() => defaultPolicy.createHTML(`${long}<p`)).toThrow('not HTML of the site');
  });

  it('allows only scripts of the site', () => {
    expect(defaultPolicy.createScriptURL('/0a1b2c3d.js')).toBe('/0a1b2c3d.js');
    for (const address of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,1',
      'blob:x',
    ])
      expect(() => defaultPolicy.createScriptURL(address)).toThrow('not a script of the site');
  });
});
