// What a test of the interface waits for takes longer while the site is built beside it.
if (typeof document !== 'undefined') {
  const { configure } = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
