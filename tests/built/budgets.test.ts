import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHost } from '../../src/host/create-host';
import { readManifest } from '../../src/host/site/read-manifest';
import { median } from '../../src/model/derive/results';
import { initialScriptBytes, weighInitialScripts } from './initial-scripts';
import { readFiles, readPages, servedStatus, type BuiltPage } from './built-site';

const publicDir = path.resolve('public');
const pages = readPages();
const limits = { page: 14_000, css: 14_000, fonts: 2, fontBytes: 40_000 };

let host: FastifyInstance;

beforeAll(async () => {
  host = createHost({ publicDir, manifest: await readManifest(path.resolve('generated/host.json')) });
});

afterAll(async () => {
  await host.close();
});

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

/** Bytes of an answer over HTTP/1.1: status line, headers, body. */
async function responseBytes(page: BuiltPage): Promise<number> {
  const url = page.path;
  const response = await host.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect([url, response.statusCode, response.headers['content-encoding']]).toEqual([
    url,
    servedStatus(page),
    'br',
  ]);
  const head = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return Buffer.byteLength(`HTTP/1.1 200 OK\r\n${head.join('')}\r\n`) + response.rawPayload.byteLength;
}

describe('budgets', () => {
  it('keep every page with its headers within the first congestion window', async () => {
    const sizes = await Promise.all(
      pages.map(async (page) => ({ url: page.path, bytes: await responseBytes(page) })),
    );
    sizes.sort((a, b) => b.bytes - a.bytes);
    const middle = median(sizes.map(({ bytes }) => bytes));
    const worst = sizes[0];
    console.log(
      `${String(pages.length)} pages; largest ${String(worst?.bytes)} bytes (${String(worst?.url)}), median ${String(middle)}`,
    );
    expect(sizes.filter(({ bytes }) => bytes > limits.page)).toEqual([]);
  });

  it('keep the inlined CSS small, and load no render-blocking style sheet', () => {
    for (const { path: url, root } of pages) {
      const inlined = root.querySelectorAll('style').map(({ text }) => text);
      expect([url, inlined.length > 0]).toEqual([url, true]);
      expect([url, brotli(inlined.join('')) <= limits.css]).toEqual([url, true]);
      expect([url, root.querySelectorAll('link[rel=stylesheet]').length]).toEqual([url, 0]);
    }
  });

  it('keep fonts few and small', () => {
    const fonts = [...readFiles()].filter((file) => file.endsWith('.woff2'));
    const bytes = fonts.map((file) => readFileSync(path.join(publicDir, file)).byteLength);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThanOrEqual(limits.fonts);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.fontBytes);
  });

  it('keep the scripts small that load at once', () => {
    const weights = weighInitialScripts(publicDir);
    console.log(`Initial scripts: ${String(weights[0]?.bytes)} bytes (${String(weights[0]?.template)})`);
    expect(weights.length).toBeGreaterThan(15);
    expect(weights.filter(({ bytes }) => bytes > initialScriptBytes)).toEqual([]);
  });

  it('name no other host for anything that loads with a page', () => {
    for (const { path: url, root } of pages) {
      const loaded = root
        .querySelectorAll(
          'script[src], img[src], source[src], link[rel=preload], link[rel=icon], iframe, video[src]',
        )
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
      expect([url, loaded.filter((address) => /^(https?:)?\/\//.test(address))]).toEqual([url, []]);
    }
  });
});
