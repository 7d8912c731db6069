/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/*/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/e2e/', '<rootDir>/tests/built/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/tooling/css-names.cjs' },
};
