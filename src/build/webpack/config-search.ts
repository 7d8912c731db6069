export type ConfigObject = Record<string, unknown>;

export function isObject(value: unknown): value is ConfigObject {
  return typeof value === 'object' && value !== null;
}

/** Lists every object inside a value, itself included; webpack's rules nest without end. */
export function objectsIn(value: unknown): ConfigObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value) || value instanceof RegExp) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/**
 * Lists the objects of a part of Gatsby's webpack configuration that have a property.
 *
 * @throws When there is none: Gatsby has changed, and the adjustment would silently do nothing.
 */
export function findObjects(part: unknown, property: string, where: string): ConfigObject[] {
  const found = objectsIn(part).filter((value) => property in value);
  if (found.length === 0) throw new Error(missing(`"${property}" in ${where}`));
  return found;
}

/**
 * Describes the part of Gatsby that the build did not find, and what to do.
 *
 * @param source Where to look for it, below node_modules.
 */
export function missing(target: string, source = 'gatsby/dist/utils/webpack.config.js'): string {
  return (
    `This version of Gatsby has no ${target}, on which a patch depends. Compare node_modules/${source}, then correct ` +
    'the patch or remove it; docs/architecture.md lists them all under "Patches of Gatsby".'
  );
}
