/** Packages that have their code under the `import` condition only. */
const modulesOnly = ['music-metadata', 'file-type'];

/** Jest's default resolver, with the conditions that Node uses for modules. */
module.exports = function resolve(name, { defaultResolver, conditions = [], ...options }) {
  const doors = modulesOnly.includes(name) ? [...conditions, 'module-sync'] : conditions;
  return defaultResolver(name, { ...options, conditions: doors });
};
