import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserFloor } from './browser-floor.mjs';
import { docComments } from './doc-comments.mjs';

/** The rules of this project. */
const site = { rules: { 'browser-floor': browserFloor, 'doc-comments': docComments } };

export default tseslint.config(
  { ignores: ['node_modules', '.cache', 'public', 'generated', 'coverage', 'test-results', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: new URL('../..', import.meta.url).pathname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-console': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['Script'],
          message: 'The build leaves it out (decision 054): load scripts of others once the page is idle.',
        },
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'Use lazyPart: a part that cannot be loaded must not take the page with it.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name; only Gatsby wants default exports.',
        },
        {
          selector:
            'TSTypeReference :matches(TSQualifiedName[right.name=/^(FC|FunctionComponent)$/], Identifier[name=/^(FC|FunctionComponent)$/])',
          message: 'Write a function declaration.',
        },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A table that is laid out as cards loses its roles unless they are written out.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  {
    // Code for browsers; code for Node and for the pages of editors need not support old ones.
    files: [
      'gatsby-browser.tsx',
      'src/{app,components,features,layout,lib,model/derive,templates,ui,worker}/**/*.{ts,tsx}',
    ],
    ignores: [
      'src/lib/{node,keep-format}/**',
      'src/lib/web-origin.ts',
      'src/templates/*/page{,-*}.ts',
      '**/*.test.{ts,tsx}',
    ],
    plugins: { site },
    rules: { 'site/browser-floor': 'error' },
  },
  {
    files: ['{src,tests}/**/*.{ts,tsx}'],
    plugins: { site },
    rules: { 'site/doc-comments': 'error' },
  },
  {
    // Gatsby, static hosts and Playwright take these by their default export.
    files: [
      'gatsby-config.ts',
      'src/html.tsx',
      'src/api/**/*.ts',
      'src/host/functions/{netlify,cloudflare}/*.ts',
      'src/templates/**/*Template.tsx',
      'src/layout/{header/Header,footer/Footer,overlays/Overlays}.tsx',
      'tests/tooling/*.config.ts',
      'tests/tooling/budget-reporter.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Programs for a terminal, and functions, whose platforms keep their output.
    files: ['src/commands/**', 'src/host/{main,compress-public,functions/*}.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
);
