import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * What axe has against the page at rest, or against a part of it: the rule and the elements.
 *
 * @param part A CSS selector.
 */
export async function violationsIn(page: Page, part?: string): Promise<unknown[]> {
  await atRest(page);
  // The pages hold no frames, so the whole run can stay in the page: without it each run opens another page.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
