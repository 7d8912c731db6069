/** Replaces the package `prop-types`: it has all its declarations, none of which checks anything. */
const declaration = new Proxy(() => declaration, { get: () => declaration });
module.exports = declaration;
