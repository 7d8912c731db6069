const roots = new WeakMap();

/**
 * Replaces Gatsby's render functions, for which React DOM is evaluated when Gatsby starts. Gatsby calls one of them,
 * for the `Head` of a page after hydration; src/app/hydrate.ts hydrates pages.
 */
module.exports.reactDOMUtils = () => ({
  render(element, container) {
    let root = roots.get(container);
    if (root === undefined) {
      root = require('react-dom/client').createRoot(container);
      roots.set(container, root);
    }
    root.render(element);
  },
});
