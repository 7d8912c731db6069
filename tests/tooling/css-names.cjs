/** Replaces CSS modules in unit tests: every class has its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) });
