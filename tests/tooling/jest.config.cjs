const { readFileSync } = require('node:fs');
const path = require('node:path');
const { parse } = require('yaml');

/** Packages that are ES modules only: for reading media files, sanitizing HTML and measuring texts. */
const modulesOnly = [
  'music-metadata',
  'file-type',
  'strtok3',
  'token-types',
  'media-typer',
  '@borewit',
  '@tokenizer',
  'uint8array-extras',
  'win-guid',
  'parse5',
  'entities',
  'hast[^/]*',
  'unist[^/]*',
  'vfile[^/]*',
  '[^/]*-separated-tokens',
  '[^/]*character[^/]*',
  'property-information',
  'web-namespaces',
  'html-void-elements',
  'stringify-entities',
  'zwitch',
  'ccount',
  'devlop',
  'flesch-kincaid',
  'syllable',
];

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  // Jest's default leaves one processor idle.
  maxWorkers: '100%',
  // No other folder has code, and the build may be writing at the same time.
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // For a busy machine; a test waits no longer than necessary.
  testTimeout: 30_000,
  // The setup converts them to what webpack inserts into scripts.
  globals: {
    TEXT_SOURCES: parse(readFileSync(path.resolve(__dirname, '../../content/settings/texts.yaml'), 'utf8')),
  },
  setupFilesAfterEnv: ['<rootDir>/tests/tooling/jest-setup.cjs'],
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/tests/*/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/tests/(?:e2e|built|commands)/'],
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
  // Jest needs the paths of packages that are ES modules only, and transforms them like our own files.
  resolver: '<rootDir>/tests/tooling/jest-resolver.cjs',
  transformIgnorePatterns: [`^(?!.*/node_modules/(?:${modulesOnly.join('|')})/).*/node_modules/`],
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/tests/tooling/css-names.cjs' },
};
