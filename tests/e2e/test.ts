import { expect, test as base } from '@playwright/test';

const policyViolation = /Content Security Policy|requires '?Trusted/;

/** A browser test, which also fails where a page has done what its content security policy forbids. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (policyViolation.test(message.text())) violations.push(message.text());
    });
    await use(context);
    expect(violations).toEqual([]);
  },
});
