/** Packages that tell `import` alone where their code is. */
const modulesOnly = ['music-metadata', 'file-type'];

/** Jest's own way to a module, with the door that Node opens to modules. */
module.exports = function resolve(name, { defaultResolver, conditions = [], ...options }) {
  const doors = modulesOnly.includes(name) ? [...conditions, 'module-sync'] : conditions;
  return defaultResolver(name, { ...options, conditions: doors });
};
