/** Milliseconds after which screen readers know a new live region, and announce what is added to it. */
export const regionReadyMs = 100;
