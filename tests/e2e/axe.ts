import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Half as long as `axe.source`; each page has to load it. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const ruleSets = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  /** The rules that a theme can break: it changes only colours. */
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
 * @param ruleSet The rules to check.
 */
export async function violationsIn(page: Page, part?: string, ruleSet: RuleSet = 'all'): Promise<unknown[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([{ type, values }, selector]) => {
      const results = await window.axe?.run(selector ?? document, {
        runOnly: { type, values: [...values] },
        // Off by default as experimental: users of speech input say the words that they see.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      });
      return results?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) ?? ['no axe'];
    },
    [ruleSets[ruleSet], part ?? null] as const,
  );
}

/**
 * Describes everything by which axe could judge a part of a page: its markup, the appearance and position of each
 * element, and the landmarks around it that share a name with one of its own. Ids that React numbers, and the mark of
 * the current page, don't count.
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
 * Returns true if a part that pages share, such as the header, has not looked like this before at this width. The same
 * markup with the same appearance needs no further check with axe.
 */
export async function isNewAppearance(page: Page, part: string): Promise<boolean> {
  const described = await appearance(page, part);
  const isNew = !seen.has(described);
  seen.add(described);
  return isNew;
}
