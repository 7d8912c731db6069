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
      // Lists that are known by their label.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A table that stacks on a phone is no table to a screen reader without its roles.
      'no-redundant-role': 'off',
      // A region within a region would be one landmark too many as a section with a heading of its own.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // Styles keep a telephone number on one line; its letters stay those that people copy.
      'tel-non-breaking': 'off',
      // Names of sales and parcels are as long as they are.
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
