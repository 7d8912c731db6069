/** Flags for a browser without activity of its own. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Letters are as wide as on a phone: without a window they would be rounded to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  // A page that could not be loaded is tried again otherwise, after a second.
  '--disable-auto-reload',
  '--disable-component-update',
  '--disable-sync',
];
