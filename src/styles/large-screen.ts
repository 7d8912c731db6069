/**
 * The width from which the layout for large screens applies: 1024 px at the usual text size. In em as in the style
 * sheets, which repeat it, so that a visitor with larger text gets the other layout sooner, and scripts and styles
 * agree.
 */
export const largeScreen = '(width >= 64em)';
