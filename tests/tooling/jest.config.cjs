/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  // Jest's own default leaves one processor idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/*/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/e2e/', '<rootDir>/tests/built/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
  transform: {
    '^.+\\.(?:tsx?|js)$': [
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
  // What reads MP3 files comes as modules only, which Jest has to be led to and translates like our own.
  resolver: '<rootDir>/tests/tooling/jest-resolver.cjs',
  transformIgnorePatterns: [
    '^(?!.*/node_modules/(?:music-metadata|@borewit|@tokenizer|uint8array-extras|win-guid)/).*/node_modules/',
  ],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/tooling/css-names.cjs' },
};
