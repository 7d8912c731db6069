/** Returns a field of parsed JSON; undefined if there is no object or no such field. */
export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
