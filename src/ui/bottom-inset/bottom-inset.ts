/** Heights of the bars and toasts at the foot of the window, in pixels. */
interface BottomHeights {
  readonly dock: number;
  /** Height of the parts of the dock below toasts, which are at the left. */
  readonly dockLeft: number;
  readonly toasts: number;
}

const none: BottomHeights = { dock: 0, dockLeft: 0, toasts: 0 };
let heights: BottomHeights | null = null;

/** Sets a property of a style, unless it has that value: each write makes the browser restyle elements. */
function write(style: CSSStyleDeclaration, property: string, value: string): void {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * Gives the page the same room at its foot as the previous page, if any; usually the dock has the same height. Focused
 * elements scroll clear of the foot, and elements with `data-inset` get its height as `--inset` and the height at
 * which toasts begin as `--dock-left`.
 *
 * A custom property of the root element is inherited by all elements and would restyle them all. When a script changes
 * a style sheet, browsers look up their typefaces again, and one that loaded late would replace its fallback while the
 * visitor reads.
 */
export function applyBottomInset(): void {
  if (heights === null) return;
  const { dock, dockLeft, toasts } = heights;
  const inset = `${String(Math.max(dock, dockLeft + toasts))}px`;
  write(document.documentElement.style, 'scroll-padding-bottom', `calc(${inset} + 1.25rem)`);
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-inset]')) {
    write(style, '--inset', inset);
    write(style, '--dock-left', `${String(dockLeft)}px`);
  }
}

/**
 * Keeps the parts at the foot of the window from covering the page.
 *
 * @param changed Heights in pixels; those that are left out stay.
 */
export function reserveBottomInset(changed: Partial<BottomHeights>): void {
  heights = { ...none, ...heights, ...changed };
  applyBottomInset();
}
