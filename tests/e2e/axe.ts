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
        // Off by default as experimental; who speaks to the browser says the words that they see.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
      });
      return results?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]) ?? ['no axe'];
    },
    [rules, part ?? null] as const,
  );
}

/**
 * All that axe could judge a part of a page by: its markup, how each element of it looks and where it lies, and the
 * names of the landmarks around it. Ids that React numbers, and which page is marked as the present one, don't count.
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
    const landmarks = [
      ...document.querySelectorAll('header, nav, main, footer, aside, section[aria-label], dialog'),
    ];
    const names = landmarks.map(
      (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? ''}`,
    );
    const described = [...document.querySelectorAll(`html, body, ${selector}, ${selector} *`)].map(
      (element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [...looks.map((name) => style.getPropertyValue(name)), x, y, width, height].join(' ');
      },
    );
    const markup = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
    const plain = markup
      .join('\n')
      .replaceAll(/_r_\w+_/g, '')
      .replaceAll(' aria-current="page"', '');
    return [window.innerWidth, names.sort().join(), plain, ...described].join('\n');
  }, part);
}

const judged = new Map<string, unknown[]>();

/**
 * What axe has against a part that pages share, such as the header. Where markup and looks are the same as on a page
 * before, the judgement is too, and axe isn't asked again.
 */
export async function violationsInShared(page: Page, part: string): Promise<unknown[]> {
  const seen = await appearance(page, part);
  const known = judged.get(seen);
  if (known !== undefined) return known;
  const violations = await violationsIn(page, part);
  judged.set(seen, violations);
  return violations;
}
