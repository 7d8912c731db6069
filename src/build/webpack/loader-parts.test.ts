import { describe, expect, it } from '@jest/globals';
import { requireLoaderParts } from './loader-parts';

/** Texts of Gatsby's files as they are looked for. */
const sources: Readonly<Record<string, string>> = {
  'gatsby/cache-dir/loader.js':
    'window.___chunkMapping[name]; publicLoader = {enqueue: a, prefetch: b, hovering: c}',
  'gatsby/cache-dir/production-app.js': 'window.___loader = publicLoader',
  'gatsby-link': '___loader.enqueue(a); ___loader.hovering(a)',
};

describe('requireLoaderParts', () => {
  it('finds them in the version of Gatsby that is installed', () => {
    expect(() => {
      requireLoaderParts();
    }).not.toThrow();
  });

  it.each([
    ['window.___chunkMapping[', 'gatsby/cache-dir/loader.js'],
    ['publicLoader = {', 'gatsby/cache-dir/loader.js'],
    ['enqueue: ', 'gatsby/cache-dir/loader.js'],
    ['prefetch: ', 'gatsby/cache-dir/loader.js'],
    ['hovering: ', 'gatsby/cache-dir/loader.js'],
    ['window.___loader = publicLoader', 'gatsby/cache-dir/production-app.js'],
    ['___loader.enqueue(', 'gatsby-link'],
    ['___loader.hovering(', 'gatsby-link'],
  ])('stops the build without "%s" in %s', (text, name) => {
    expect(() => {
      requireLoaderParts((module) => (sources[module] ?? '').replace(module === name ? text : '', ''));
    }).toThrow(`This version of Gatsby has no "${text}" in ${name}`);
  });
});
