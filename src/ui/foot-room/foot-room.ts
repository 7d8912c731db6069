/** Heights of what stands at the foot of the window, in pixels. */
interface FootHeights {
  readonly dock: number;
  /** The part of the dock that toasts, which are at the left, stand on. */
  readonly dockLeft: number;
  readonly toasts: number;
}

const none: FootHeights = { dock: 0, dockLeft: 0, toasts: 0 };
let heights: FootHeights | null = null;

/** Sets a property of a style; without a change it must not, as each write has elements styled again. */
function write(style: CSSStyleDeclaration, property: string, value: string): void {
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * Gives the page the room that the page before had, if any; the dock is most often as high there. The focus scrolls clear of
 * what stands at the foot, and elements with `data-foot-room` have its height as `--foot`, and as `--dock-left` the height
 * at which toasts begin.
 *
 * A property of the root element, which all elements inherit, would have all of them styled again. A style sheet that a
 * script changes has browsers take up their typefaces again, and one that came late replaces its fallback as the visitor reads.
 */
export function keepFootRoom(): void {
  if (heights === null) return;
  const { dock, dockLeft, toasts } = heights;
  const room = `${String(Math.max(dock, dockLeft + toasts))}px`;
  write(document.documentElement.style, 'scroll-padding-bottom', `calc(${room} + 1.25rem)`);
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-foot-room]')) {
    write(style, '--foot', room);
    write(style, '--dock-left', `${String(dockLeft)}px`);
  }
}

/**
 * Keeps what stands at the foot of the window from covering the page.
 *
 * @param changed Heights in pixels; those that are left out stay.
 */
export function reserveFootRoom(changed: Partial<FootHeights>): void {
  heights = { ...none, ...heights, ...changed };
  keepFootRoom();
}
