import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readFiles, readPages } from './built-site';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // As React writes HTML: charSet, <meta/>, hidden="".
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': ['error', { style: 'selfclosing' }],
      // ids of Gatsby and React begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Choices of one question share its name.
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
      // Lists that are identified by their label.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Without its roles, a table that stacks on a phone is not a table to a screen reader.
      'no-redundant-role': 'off',
      // A region within a region, as a section with its own heading, would be one landmark too many.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // Styles keep a telephone number on one line; its letters stay those that people copy.
      'tel-non-breaking': 'off',
      // Names of sales and parcels may be long.
      'long-title': 'off',
    },
  }),
);

it('every page is valid HTML', async () => {
  const faults: string[] = [];
  const files = [...readFiles()].filter((name) => name.endsWith('.html'));
  expect(files).toEqual(expect.arrayContaining(readPages().map((page) => `${page.path}index.html`)));
  for (const file of files) {
    const html = readFileSync(path.join('public', file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file} ${selector ?? ''}: ${message} (${ruleId})`);
    }
  }
  expect(faults).toEqual([]);
});
