/** Returns the allowed values as the beginning of advice; "nothing" if there are none. */
export function oneOf(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : `one of ${names.join(', ')}`;
}
