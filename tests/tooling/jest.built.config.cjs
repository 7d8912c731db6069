const base = require('./jest.config.cjs');

/** Tests that read the built site in public/. */
module.exports = { ...base, testMatch: ['<rootDir>/tests/built/**/*.test.ts'], testPathIgnorePatterns: [] };
