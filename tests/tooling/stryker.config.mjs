/** Read by npm run mutate. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: 'tests/tooling/jest.mutate.config.cjs',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Types are checked by their own gate; mutants that do not compile count as found.
  checkers: [],
  disableTypeChecks: false,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  tempDirName: 'test-results/mutation/work',
  ignorePatterns: ['public', '.cache', 'generated', 'test-results'],
  allowEmpty: true,
  // Reported, never a gate.
  thresholds: { high: 90, low: 70, break: null },
};
