import type { Locator, Page } from '@playwright/test';

/** An element that the Tab key has reached. */
export interface TabStop {
  readonly name: string;
  readonly tag: string;
  /** True if it is outside the window or beneath something else. */
  readonly covered: boolean;
  /** True if a visitor sees that it has the focus. */
  readonly outlined: boolean;
}

/** More stops than any page has, so that a walk ends even if the focus cycles. */
const maxStops = 600;

/** Number of frames within which movement ends, such as that of a part that loads when it comes into view. */
const settledFrames = 60;

/** Returns the focused element once no moving part covers it any more; null if the page has none. */
async function focusedStop(page: Page): Promise<TabStop | null> {
  return page.evaluate(async (maxFrames) => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    function isCovered(control: Element): boolean {
      // Lines of a wrapped link have gaps between them, so the first line represents it.
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      // For an element that is larger than the window, the part inside it.
      const middle = (start: number, length: number, room: number) =>
        (Math.max(0, start) + Math.min(room, start + length)) / 2;
      const { clientWidth, clientHeight } = document.documentElement;
      const at = document.elementFromPoint(
        middle(left, width, clientWidth),
        middle(top, height, clientHeight),
      );
      return at === null || !(control.contains(at) || at.contains(control));
    }
    for (let frame = 0; isCovered(element) && frame < maxFrames; frame += 1)
      await new Promise(requestAnimationFrame);
    const outlined = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).outlineStyle !== 'none' || outlined(node.parentElement));
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const name = [
      element.getAttribute('aria-label'),
      labelledBy?.textContent,
      ...labels.map((label) => label.textContent),
      element.textContent,
      element.querySelector('img')?.alt,
      element.getAttribute('title'),
    ].find((text) => (text ?? '').trim() !== '');
    return {
      name: (name ?? '').trim(),
      tag: element.tagName.toLowerCase(),
      covered: isCovered(element),
      outlined: outlined(element),
    };
  }, settledFrames);
}

/** Presses Tab until the focus leaves the page, or a part of it has closed. */
export async function walk(page: Page, part?: Locator): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === null || stops.length >= maxStops) return stops;
    stops.push(stop);
    if ((await part?.isVisible()) === false) return stops;
  }
}
