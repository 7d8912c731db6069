const base = require('./jest.config.cjs');

/** Tests that read the built site in public/, and those of commands that need it. */
module.exports = {
  ...base,
  testMatch: ['<rootDir>/tests/{built,commands}/**/*.test.ts'],
  testPathIgnorePatterns: [],
  testTimeout: 120_000,
};
