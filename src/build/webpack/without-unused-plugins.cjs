/**
 * Plugins that do nothing in a build: one prepares third-party scripts under `gatsby develop`, the other corrects the
 * link to a manifest in several languages.
 */
const unused = ['gatsby-plugin-manifest', 'internal-plugins/partytown'];

function entryOf(plugin) {
  return new RegExp(
    `\\{\\s*plugin: require\\('[^']*/${plugin}/gatsby-browser\\.js'\\),\\s*options: \\{.*\\},\\s*\\},?`,
  );
}

/**
 * Removes plugins that do nothing there from Gatsby's list for the browser, along with the options of one of them: the
 * whole manifest.
 */
module.exports = function withoutUnusedPlugins(source) {
  return unused.reduce((list, plugin) => {
    const entry = entryOf(plugin);
    if (!entry.test(list))
      throw new Error(
        `Gatsby lists ${plugin} in .cache/api-runner-browser-plugins.js in another way, or no more. ` +
          'src/build/webpack/without-unused-plugins.cjs depends on it; docs/architecture.md lists it under "Patches of Gatsby".',
      );
    return list.replace(entry, '');
  }, source);
};
