/** Pixels between the layer and its element. */
const gap = 8;
/** Minimum distance in pixels from the edges, as beside the text of a page on a phone. */
const edge = 16;

/** Positions a layer below an element, or above it where there is no space, and within the width of the window. */
export function positionPopover(layer: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  // The page is narrower than the window where space is reserved for a scroll bar.
  const { clientWidth } = document.body;
  const { offsetWidth, offsetHeight } = layer;
  const isRoomBelow = bottom + gap + offsetHeight <= clientHeight || top < offsetHeight + gap;
  const y = isRoomBelow ? bottom + gap : top - gap - offsetHeight;
  const x = Math.max(edge, Math.min(left, clientWidth - offsetWidth - edge));
  layer.style.setProperty('top', `${String(Math.round(y + window.scrollY))}px`);
  layer.style.setProperty('left', `${String(Math.round(x))}px`);
}
