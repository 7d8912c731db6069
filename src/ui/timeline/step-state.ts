/** The state of a step by its index, when so many of the steps lie behind. */
export function stepState(index: number, passed: number): 'done' | 'next' | 'later' {
  if (index < passed) return 'done';
  return index === passed ? 'next' : 'later';
}
