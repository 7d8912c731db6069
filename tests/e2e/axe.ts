import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Half as long as `axe.source`, for pages that take it in one by one. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const ruleSets = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  /** What a theme can break: it changes colours alone. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
type RuleSet = keyof typeof ruleSets;

/** Waits until nothing on the page fades or slides any more; endless animations don't count. */
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
 * Violations that axe finds on the page at rest, or in a part of it: the rule and the elements. The script is injected
 * once per page and reports violations only: a list of all passes takes longer than the check itself.
 *
 * @param part A CSS selector.
 * @param ruleSet Which rules are tried.
 */
export async function violationsIn(page: Page, part?: string, ruleSet: RuleSet = 'all'): Promise<unknown[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([{ type, values }, selector]) => {
      const results = await window.axe?.run(selector ?? document, {
        runOnly: { type, values: [...values] },
        // Off by default as experimental; who speaks to the browser says the words that they see.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      });
      return results?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) ?? ['no axe'];
    },
    [ruleSets[ruleSet], part ?? null] as const,
  );
}

/**
 * All that axe could judge a part of a page by: its markup, how each element of it looks and where it lies, and which
 * landmarks around it have the name of one of its own. Ids that React numbers, and which page is marked as the present
 * one, don't count.
 */
async function appearance(page: Page, part: string): Promise<string> {
  await atRest(page);
  return page.evaluate((selector) => {
    const looks = [
      'color',
      'background-color',
      'background-image',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
      'text-decoration-line',
      'text-shadow',
      'opacity',
      'display',
      'visibility',
      'position',
      'z-index',
      'overflow',
      'clip-path',
    ];
    const describeLooks = (element: Element) => {
      const style = getComputedStyle(element);
      return looks.map((name) => style.getPropertyValue(name)).join(' ');
    };
    const describePlace = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    };
    const parts = [...document.querySelectorAll(selector)];
    const inside = parts.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    const landmarks = 'header, nav, main, footer, aside, section[aria-label], form[role], dialog';
    const name = (element: Element) =>
      `${element.getAttribute('role') ?? element.tagName} ${element.getAttribute('aria-label') ?? ''}`;
    const own = new Set(inside.filter((element) => element.matches(landmarks)).map(name));
    const rivals = [...document.querySelectorAll(landmarks)]
      .filter((element) => !inside.includes(element))
      .map(name)
      .filter((other) => own.has(other));
    const markup = parts
      .map(({ outerHTML }) => outerHTML)
      .join('\n')
      .replaceAll(/_r_\w+_/g, '')
      .replaceAll(' aria-current="page"', '');
    return [
      window.innerWidth,
      rivals.sort().join(),
      markup,
      ...[document.documentElement, document.body].map(describeLooks),
      ...inside.map((element) => `${describeLooks(element)} ${describePlace(element)}`),
    ].join('\n');
  }, part);
}

const seen = new Set<string>();

/**
 * Whether a part that pages share, such as the header, has not looked like this before at this width. The same markup
 * with the same looks is the same at other widths and in the other theme, so axe need not be run on it again.
 */
export async function isNewAppearance(page: Page, part: string): Promise<boolean> {
  const described = await appearance(page, part);
  const isNew = !seen.has(described);
  seen.add(described);
  return isNew;
}
