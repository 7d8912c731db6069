import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { fillAnswerPage } from '../../src/host/forms/answer-page';

it('the page for refused forms shows the reasons, and works without its scripts', async () => {
  const built = await readFile('public/not-sent/index.html', 'utf8');
  const filled = fillAnswerPage(built, ['Too <long>.', 'Phone number is required']);
  const [, afterHeading = ''] = filled.split('</h1>');
  expect(afterHeading).toMatch(/^<p[^>]*>Too &lt;long&gt;\.<\/p><p[^>]*>Phone number is required<\/p>/);
  expect(filled).not.toMatch(/<script|<noscript|as="script"/);
  expect(filled).toMatch(/<link rel="stylesheet" href="\/deferred-[0-9a-f]+\.css"/);
  expect(filled).toContain('<footer');
});
