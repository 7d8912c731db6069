import path from 'node:path';
import { expect } from '@playwright/test';
import { initialScriptBytes, weighInitialScripts } from '../built/initial-scripts';
import { configuredDir } from '../tooling/configured-site';
import { test } from '../e2e/test';

test('the initial scripts stay within their limit with every service configured', () => {
  const weights = weighInitialScripts(path.join(configuredDir, 'public'));
  console.log(
    `Initial scripts, configured: ${String(weights[0]?.bytes)} bytes (${String(weights[0]?.template)})`,
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ bytes }) => bytes > initialScriptBytes)).toEqual([]);
});
