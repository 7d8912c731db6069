/** Returns the state of a step by its index and the number of steps that are over. */
export function stepState(index: number, passed: number): 'done' | 'next' | 'later' {
  if (index < passed) return 'done';
  return index === passed ? 'next' : 'later';
}
