/** Returns whether a value is the path of a page or file of this site: `//` would begin the address of another. */
export function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && !value.startsWith('//');
}
