/** Returns the address of the widest picture of a srcset, which is the last. */
export function widestSource(srcSet: string): string {
  const [last = ''] = srcSet.split(',').slice(-1);
  return last.trim().split(' ')[0] ?? '';
}
