/** Takes the place of the package `prop-types`: has every declaration of it, none of which checks anything. */
const declaration = new Proxy(() => declaration, { get: () => declaration });
module.exports = declaration;
