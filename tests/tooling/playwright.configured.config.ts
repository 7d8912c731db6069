import base from './playwright.config';

/** Browser tests of the site with every outside service configured. */
export default {
  ...base,
  testDir: '../configured',
  outputDir: '../../test-results/browser-configured',
  reporter: [['line'], ['json', { outputFile: '../../test-results/configured.json' }]],
};
