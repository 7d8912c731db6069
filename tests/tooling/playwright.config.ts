import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './chromium-flags';

/** Set by the test command, which serves the built site and finds the browser. */
const baseURL = process.env.SITE_ORIGIN ?? 'http://localhost:9000';

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../../test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the processors of a small machine: pages also wait for frames and for the network to be idle.
  workers: 3,
  retries: 0,
  // Time limit of a test: a busy processor takes ten times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    // Logs of CI are read from the end, where this reporter says why tests failed, not only which.
    [process.env.CI === undefined ? 'line' : 'dot'],
    ['./budget-reporter.ts'],
    ['json', { outputFile: '../../test-results/playwright.json' }],
  ],
  use: {
    baseURL,
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    launchOptions: {
      ...(process.env.HEADLESS_SHELL_PATH === undefined
        ? {}
        : { executablePath: process.env.HEADLESS_SHELL_PATH }),
      args: [...chromiumFlags],
    },
  },
});
