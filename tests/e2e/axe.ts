import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** When nothing on the page fades or slides any more; what blinks for ever doesn't count. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/**
 * What axe has against the page at rest, or against a part of it: the rule and the elements. The script is put into the
 * page once, and asked for what is wrong alone: a list of all that is right takes longer than the judging.
 *
 * @param part A CSS selector.
 */
export async function violationsIn(page: Page, part?: string): Promise<unknown[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, selector]) => {
      const results = await window.axe?.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return results?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) ?? ['no axe'];
    },
    [rules, part ?? null] as const,
  );
}
