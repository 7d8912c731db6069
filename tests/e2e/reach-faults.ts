import type { Page } from '@playwright/test';

/**
 * Returns the controls of an open part that a visitor can't reach at the current size of the window: outside it with
 * nothing to scroll, beneath something else, or reached only by scrolling sideways; empty if all can be reached.
 *
 * @param part Selector of the open part.
 */
export async function reachFaults(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.documentElement;
    const [width, height] = [root.clientWidth, window.innerHeight];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const parts = [...document.querySelectorAll(selector)].filter(isShown);
    const inside = parts.flatMap((open) => [open, ...open.querySelectorAll('*')]);
    const sideways = [root, ...inside].filter((element) => {
      const scrolls = element === root || /auto|scroll/.test(getComputedStyle(element).overflowX);
      return scrolls && element.scrollWidth > element.clientWidth + 1;
    });
    const controls = inside.filter(
      (element) =>
        element.matches('a[href], button, input, [role=option]') &&
        // The field that only programs fill in.
        element.closest('[aria-hidden=true]') === null &&
        isShown(element),
    );
    const startY = window.scrollY;
    const lost = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // Scripts can scroll a page that a visitor cannot scroll while something is open.
      window.scrollTo({ top: startY, behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (left < -1 || right > width + 1 || top < -1 || bottom > height + 1)
        return [`${describe(control)} is out of reach`];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control))
        ? []
        : [`${describe(control)} lies beneath ${hit === null ? 'nothing' : describe(hit)}`];
    });
    return [
      ...sideways.map((element) => `${element.tagName.toLowerCase()}.${element.className} scrolls sideways`),
      ...lost,
      ...(controls.length === 0 ? [`${selector} has no controls`] : []),
    ];
  }, part);
}
