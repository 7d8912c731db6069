/** Heights of what stands at the foot of the window, in pixels. */
interface FootHeights {
  readonly dock: number;
  /** The part of the dock that toasts, which are at the left, stand on. */
  readonly dockLeft: number;
  readonly toasts: number;
}

let heights: FootHeights = { dock: 0, dockLeft: 0, toasts: 0 };
let written = '';
let marked: CSSStyleDeclaration | undefined;

/**
 * The style of the elements marked with `data-foot-room`, those of later pages included. All elements inherit a property of
 * the root element, and are styled again whenever it changes; that remains for browsers without such style sheets.
 */
function markedStyle(): CSSStyleDeclaration {
  const { style } = document.documentElement;
  if (!('adoptedStyleSheets' in document)) return style;
  const sheet = new CSSStyleSheet();
  sheet.insertRule('[data-foot-room] {}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const [rule] = sheet.cssRules;
  return rule instanceof CSSStyleRule ? rule.style : style;
}

/**
 * Keeps what stands at the foot of the window from covering the page. The focus scrolls clear of it, and elements with
 * `data-foot-room` have its height as `--foot`, and as `--dock-left` the height at which toasts begin. Heights stay for
 * the next page, whose dock is most often as high.
 *
 * @param changed Heights in pixels; those that are left out stay.
 */
export function reserveFootRoom(changed: Partial<FootHeights>): void {
  heights = { ...heights, ...changed };
  const room = `${String(Math.max(heights.dock, heights.dockLeft + heights.toasts))}px`;
  const left = `${String(heights.dockLeft)}px`;
  // Even a write that changes nothing has elements styled again.
  if (written === `${room} ${left}`) return;
  written = `${room} ${left}`;
  document.documentElement.style.scrollPaddingBottom = `calc(${room} + 1.25rem)`;
  marked ??= markedStyle();
  marked.setProperty('--foot', room);
  marked.setProperty('--dock-left', left);
}
