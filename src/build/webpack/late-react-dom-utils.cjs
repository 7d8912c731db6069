const { reactDOMUtils } = require('gatsby/cache-dir/react-dom-utils');

/** Gatsby's two ways of rendering, which evaluate React DOM when one of them is first called, and not when they are named. */
let utils;

function loaded() {
  utils ??= reactDOMUtils();
  return utils;
}

module.exports.reactDOMUtils = () => ({
  render: (...args) => loaded().render(...args),
  hydrate: (...args) => loaded().hydrate(...args),
});
