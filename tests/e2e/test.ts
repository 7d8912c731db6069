import { expect, test as base } from '@playwright/test';
import { pageState } from './page-state';

const policyViolation = /Content Security Policy|requires '?Trusted/;

/**
 * A browser test, which also fails if a page has violated its content security policy. If it fails, the state of its
 * pages is printed, since a CI log has no pictures.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (policyViolation.test(message.text())) violations.push(message.text());
    });
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) {
      const states = await Promise.all(context.pages().map(pageState));
      await testInfo.attach('State of the pages', { body: states.join('\n'), contentType: 'text/plain' });
    }
    expect(violations).toEqual([]);
  },
});
