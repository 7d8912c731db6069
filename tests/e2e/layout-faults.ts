import type { Page } from '@playwright/test';

/** Width in pixels below which the menus are in a drawer, and targets are for fingers. */
const large = 1024;

/** Lists the layout faults of a page at the current width; empty if there are none. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((largeWidth) => {
    const visible = [...document.querySelectorAll('a[href], button, input, summary')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    // Bars that float at the foot of the window cover the page until they are answered or dismissed.
    const floats = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
    // A link within a sentence is as tall as its line, and the skip link is outside until it has the focus.
    const targets = visible.filter(
      (element) =>
        element.closest('p, td, dd, li > p, .skip') === null && element.getAttribute('href') !== '#main',
    );
    // The whole label can be pressed.
    const boxes = targets.map((element) => ({
      element,
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }));
    const still = boxes.filter(({ element }) => !floats(element));
    const overlaps = still.flatMap(({ element, box }, index) =>
      still.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across <= 1 || down <= 1) return [];
        if (element.contains(other.element) || other.element.contains(element)) return [];
        return [`${describe(element)} lies over ${describe(other.element)}`];
      }),
    );
    const order = ['header', 'main', 'footer'].flatMap(
      (name) => document.querySelector(name)?.getBoundingClientRect().top ?? [],
    );
    const inOrder = order.every((top, index) => index === 0 || top > (order[index - 1] ?? Infinity));
    const { scrollWidth, clientWidth } = document.documentElement;
    const tiny = boxes.filter(({ box }) => box.width < 24 || box.height < 24);
    const forFingers = window.innerWidth >= largeWidth ? [] : boxes;
    const low = forFingers.filter(
      ({ element, box }) =>
        (element.closest('header, form') !== null || element.tagName === 'BUTTON') && box.height < 43.5,
    );
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...(inOrder ? [] : ['header, main and footer are out of order']),
      ...overlaps,
      ...tiny.map(({ element }) => `${describe(element)} is smaller than 24 px`),
      ...low.map(({ element }) => `${describe(element)} is lower than 44 px`),
    ];
  }, large);
}
