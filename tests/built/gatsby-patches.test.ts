import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import postcss from 'postcss';
import { z } from 'zod';
import { readChunkMap } from '../../src/app/router/chunk-map';
import { shortLayer } from '../../src/build/css/short-layers';
import { layerOrder } from '../../src/build/css/split-sheet';
import { hashStyles } from '../../src/build/css/styles-hash';
import { processorCount } from '../../src/build/settings/processor-count';
import { readFiles, readPages } from './built-site';

/** Checks our patches of Gatsby on the output of the build. */
const files = readFiles();
const pages = readPages();
const chunks = readChunkMap(JSON.parse(readFileSync(path.resolve('public/webpack.stats.json'), 'utf8')));

/** The state that Gatsby keeps from build to build. */
const GatsbyState = z.object({
  html: z.object({
    ssrCompilationHash: z.string(),
    templateCompilationHashes: z.record(z.string(), z.string()),
  }),
});

function textOf(file: string): string {
  return readFileSync(path.resolve('public', `.${file}`), 'utf8');
}

function sheetsOf(chunk: string): readonly string[] {
  return (chunks[chunk] ?? []).filter((file) => file.endsWith('.css'));
}

function inlinedStyles({ root }: (typeof pages)[number]): string {
  return root
    .querySelectorAll('style')
    .map(({ text }) => text)
    .join('');
}

describe('the map of chunks', () => {
  it('is left out of pages, which keep the rest of the scripts', () => {
    for (const { path: url, html, root } of pages) {
      expect([url, html.includes('___chunkMapping')]).toEqual([url, false]);
      expect([url, /<template data-build="\w+">/.test(html)]).toEqual([url, true]);
      // The script that starts them uses the first template of the page.
      expect([url, root.querySelectorAll('template').length]).toEqual([url, 1]);
      const scripts = root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
      const ofEntry = (chunks.app ?? []).filter((file) => file.endsWith('.js'));
      expect([url, new Set(scripts)]).toEqual([url, new Set(ofEntry)]);
    }
  });

  it('is in webpack.stats.json, with the script and the sheet of every template', () => {
    for (const { path: url, chunk } of pages) {
      const named = chunks[chunk] ?? [];
      expect([url, named.filter((file) => !files.has(file))]).toEqual([url, []]);
      expect([url, named.some((file) => file.endsWith('.js'))]).toEqual([url, true]);
      expect([url, named.some((file) => file.endsWith('.css'))]).toEqual([url, true]);
    }
  });
});

describe('the hash of the build', () => {
  it('is that of its files, and the same on every page and in the data of the site', () => {
    const { webpackCompilationHash: hash } = z
      .object({ webpackCompilationHash: z.string() })
      .parse(JSON.parse(textOf('/page-data/app-data.json')));
    expect(hash).toMatch(/^[\da-f]{8}$/);
    for (const { path: url, html } of pages)
      expect([url, html.includes(`<template data-build="${hash}">`)]).toEqual([url, true]);
  });

  it('is of the same kind as those of the code that renders pages, by which Gatsby renders them again', () => {
    const { ssrCompilationHash, templateCompilationHashes } = GatsbyState.parse(
      deserialize(readFileSync(path.resolve('.cache/redux/redux.rest.state'))),
    ).html;
    const hashes = [ssrCompilationHash, ...Object.values(templateCompilationHashes)];
    expect(hashes.length).toBeGreaterThan(20);
    expect(hashes.filter((hash) => !/^[\da-f]{8}(?:--[\da-f]{8})*$/.test(hash))).toEqual([]);
  });
});

describe('the cache of the build', () => {
  it('is found by the next build, which starts one worker', () => {
    expect(processorCount(path.resolve('.cache'))).toBe(1);
  });
});

describe('the scripts of the entry', () => {
  it("have of Gatsby's loader what fetches pages ahead", () => {
    const scripts = (chunks.app ?? []).filter((file) => file.endsWith('.js')).map(textOf);
    const code = scripts.join('');
    const [loader = ''] = /\{enqueue:[^]*?loadAppData:/.exec(code) ?? [];
    for (const method of ['enqueue', 'prefetch', 'hovering'])
      expect(loader).toMatch(new RegExp(`\\b${method}:`));
    for (const part of ['___chunkMapping[', '___loader.enqueue(', '___loader.hovering('])
      expect([part, code.includes(part)]).toEqual([part, true]);
  });

  it('have nothing that no page uses', () => {
    const scripts = (chunks.app ?? []).filter((file) => file.endsWith('.js'));
    const code = scripts.map((file) => readFileSync(path.resolve('public', `.${file}`), 'utf8')).join('');
    expect(code).toContain('gatsby-focus-wrapper');
    expect(code).not.toMatch(/partytown|off-main-thread|updatefound|slice-start|checkPropTypes|minimal-ui/);
  });

  it('keep the syntax that the supported browsers support', () => {
    const [app = ''] = (chunks.app ?? []).filter((file) => file.startsWith('/app-'));
    const code = readFileSync(path.resolve('public', `.${app}`), 'utf8');
    expect(code).toMatch(/class \w+ extends Error/);
    expect(code).not.toContain('[native code]');
  });
});

it('no script has a lookbehind, which stops all of it in Safari before 16.4', () => {
  const scripts = [...files].filter((file) => file.endsWith('.js') && !file.startsWith('/admin/'));
  expect(scripts).toEqual(expect.arrayContaining(chunks.app?.filter((file) => file.endsWith('.js')) ?? []));
  const code = scripts.map(
    (file) => [file, readFileSync(path.resolve('public', `.${file}`), 'utf8')] as const,
  );
  expect(code.filter(([, text]) => /\(\?<[=!]/.test(text)).map(([file]) => file)).toEqual([]);
});

describe('style sheets', () => {
  it('are inlined as one: that of its template, by whose address webpack finds them, then that of the shell', () => {
    const ofShell = sheetsOf('app');
    expect(ofShell).toHaveLength(1);
    for (const { path: url, chunk, root } of pages) {
      const [sheet, ...others] = root.querySelectorAll('style');
      const ofTemplate = sheetsOf(chunk).filter((file) => !ofShell.includes(file));
      expect([url, others.length, ofTemplate]).toEqual([url, 0, [sheet?.getAttribute('data-href')]]);
      expect([url, sheet?.text.endsWith([...ofTemplate, ...ofShell].map(textOf).join(''))]).toEqual([
        url,
        true,
      ]);
    }
  });

  it('have rules that no page needs at first in one deferred sheet, and none of them in pages', () => {
    const deferredLayers = new Set(
      layerOrder
        .split(',')
        .filter((layer) => layer === 'open' || layer.endsWith('-deferred'))
        .map(shortLayer),
    );
    const isDeferred = ({ name, params }: { readonly name: string; readonly params: string }) =>
      name === 'layer'
        ? deferredLayers.has(params)
        : /print|hover|forced-colors|prefers-reduced|scripting/.test(params);
    const sheets = new Set<string>();
    for (const page of pages) {
      const [, sheet = ''] =
        /<link rel="stylesheet" href="([^"]+)"/.exec(
          page.root.querySelector('#deferred-styles')?.text ?? '',
        ) ??
        /<noscript id="deferred-styles"><link rel="stylesheet" href="([^"]+)"/.exec(page.html) ??
        [];
      sheets.add(sheet);
      const left: string[] = [];
      postcss.parse(inlinedStyles(page)).walkAtRules((rule) => {
        if (rule.nodes !== undefined && isDeferred(rule)) left.push(`@${rule.name} ${rule.params}`);
      });
      expect([page.path, left]).toEqual([page.path, []]);
    }
    expect(sheets.size).toBe(1);
    const [address = ''] = sheets;
    expect(files.has(address)).toBe(true);
    // The code that renders pages names it: Gatsby renders them again when any sheet changes.
    expect(address).toBe(`/deferred-${hashStyles(path.resolve('src'))}.css`);
    const css = readFileSync(path.resolve('public', `.${address}`), 'utf8');
    const layers = ['open', 'ui-deferred'].map((layer) => `@layer ${shortLayer(layer)}{`);
    for (const part of [...layers, '@media print', '(hover)', 'forced-colors']) expect(css).toContain(part);
  });

  it('all have rules, so that no script waits for an empty file', () => {
    const sheets = Object.keys(chunks).flatMap(sheetsOf);
    expect(sheets.length).toBeGreaterThan(15);
    expect(sheets.filter((file) => textOf(file).trim() === '')).toEqual([]);
  });

  it('have values in place of tokens that no theme changes, and two-character classes', () => {
    for (const page of pages) {
      expect([page.path, /--(?:gold|soil-2|tap)\b/.test(inlinedStyles(page))]).toEqual([page.path, false]);
      const names = page.root
        .querySelectorAll('[class]')
        .flatMap((element) => [...element.classList.values()]);
      expect([page.path, names.filter((name) => name.includes('--'))]).toEqual([page.path, []]);
      expect([page.path, names.some((name) => /^[a-z][a-z0-9]$/.test(name))]).toEqual([page.path, true]);
    }
  });
});

it('files that code imports have a hash of eight characters', () => {
  const imported = [...files].filter((file) => /^\/static\/[^/]+$/.test(file));
  expect(imported.filter((file) => !/-[\da-f]{8}\.\w+$/.test(file))).toEqual([]);
  for (const { path: url, root } of pages) {
    const font = root.querySelector('link[rel=preload][as=font]')?.getAttribute('href');
    expect([url, imported.includes(font ?? '')]).toEqual([url, true]);
  }
});

it('nothing that is left out of the head or the end of pages is there', () => {
  for (const { path: url, html, root } of pages) {
    const left = root.querySelectorAll(
      'meta[name=generator], link[rel=prefetch][as=script], [data-identity], link[rel=manifest][crossorigin], ' +
        '#gatsby-script-loader',
    );
    expect([url, left.map(String)]).toEqual([url, []]);
    expect([url, html.includes('googletagmanager')]).toEqual([url, false]);
  }
});

it('source maps are not published', () => {
  expect([...files].filter((file) => file.endsWith('.map'))).toEqual([]);
});

it("Gatsby's router still fails on a hash that cannot be decoded, so correctHash is needed", () => {
  const ofGatsby = createRequire(createRequire(path.resolve('package.json')).resolve('gatsby/package.json'));
  const main = ofGatsby.resolve('gatsby-react-router-scroll');
  const handler = readFileSync(path.join(path.dirname(main), 'scroll-handler.js'), 'utf8');
  expect(handler).toContain('decodeURI(hash)');
});
