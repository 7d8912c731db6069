// Tests of the interface have to wait longer while the site is built at the same time.
if (typeof document !== 'undefined') {
  const { configure } = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom does not have it; a test of another window replaces it.
  window.matchMedia = () => ({ matches: false });
}

const { placeholdersOf, template } = require('../../src/lib/template.ts');

/** The texts of the settings by section and key, as webpack's plugin inserts them into scripts. */
globalThis.TEXTS = Object.fromEntries(
  Object.entries(globalThis.TEXT_SOURCES).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        placeholdersOf(text).length > 0 ? template(text) : text,
      ]),
    ),
  ]),
);

/** The constants of webpack without any service; a test that needs one changes it. */
globalThis.TRACKING = {
  gtag: null,
  tagManager: null,
  pixel: null,
  pixelEndpoint: null,
  loadsScripts: false,
  deniedRegions: [],
  startsDeniedSomewhere: false,
  deniedTimeZones: [],
};
globalThis.ERROR_REPORTS = { sentry: null, host: null };
globalThis.OFFLINE = { copies: true };
