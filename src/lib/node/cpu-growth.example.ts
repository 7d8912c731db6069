/** More than the growth of work whose time grows with the size of its input, and less than if it grew with the square. */
export const linearGrowth = 24;

/**
 * Returns how many times as much CPU time work takes for eight times as large an input: about 8 if its time grows with
 * the size of the input, and 64 if it grows with the square. A ratio is the same on a slow or busy machine.
 *
 * @param work Does the work for an input of a size.
 * @param size The size of the larger input.
 */
export function cpuGrowth(work: (size: number) => unknown, size: number): number {
  return leastCpuTime(work, size) / leastCpuTime(work, size / 8);
}

/** Returns the least of three times in microseconds: the first includes compiling, and any can include garbage collection. */
function leastCpuTime(work: (size: number) => unknown, size: number): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work(size);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}
