import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readFiles } from './built-site';

/** Strings that code for the services always has. */
const traces = /googletagmanager|fbevents|\bfbq\b|\bgtag\b|dataLayer|sentry_key|sourceMappingURL/;

it('no page, script or map has anything of services that are not configured', () => {
  const files = [...readFiles()].filter((file) => /\.(?:html|js|json|map)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const found = files.filter((file) => traces.test(readFileSync(path.join('public', file), 'utf8')));
  expect(found).toEqual([]);
});
