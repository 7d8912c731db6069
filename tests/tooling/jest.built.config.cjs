const base = require('./jest.config.cjs');

/** Tests that read the built site in public/, and those of commands that need it. */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/tests/{built,commands}/**/*.test.ts'],
  testPathIgnorePatterns: [],
  // Commands run in parallel, and a bench takes longest.
  testTimeout: 300_000,
};
