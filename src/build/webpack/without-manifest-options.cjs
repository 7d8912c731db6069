const options = /(gatsby-plugin-manifest\/gatsby-browser\.js'\),\s*options: )\{.*\}(?=,\s*\})/;

/** Takes the options of gatsby-plugin-manifest out of Gatsby's list of plugins for the browser, where nothing reads them. */
module.exports = function withoutManifestOptions(source) {
  if (!options.test(source))
    throw new Error(
      'Gatsby lists gatsby-plugin-manifest in .cache/api-runner-browser-plugins.js in another way, or no more. ' +
        'src/build/webpack/without-manifest-options.cjs depends on it; docs/architecture.md lists it under "Patches of Gatsby".',
    );
  return source.replace(options, '$1{}');
};
