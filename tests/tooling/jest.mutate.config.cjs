const base = require('./jest.config.cjs');

/** Tests of pure code: they need no browser's environment, in which Stryker cannot see what a test covers. */
module.exports = { ...base, testMatch: ['<rootDir>/src/{lib,model}/**/*.test.ts'] };
