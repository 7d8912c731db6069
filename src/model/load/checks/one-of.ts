/** What can be written where one of these belongs, as advice begins; "nothing" where there is none. */
export function oneOf(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : `one of ${names.join(', ')}`;
}
