/**
 * Runs a task for every item, with a limited number at a time. Items are read one by one, so that a generator creates
 * each only when it is needed; results keep the order of the items.
 *
 * @throws The error of a task, once no other task is running, so that none still uses what the caller then cleans up.
 */
export async function runPool<Item, Value>(
  items: Iterable<Item>,
  concurrency: number,
  task: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const queue = items[Symbol.iterator]();
  let count = 0;
  let hasFailed = false;
  async function drain(): Promise<void> {
    for (let next = queue.next(); next.done !== true && !hasFailed; next = queue.next()) {
      const index = count;
      count += 1;
      results[index] = await task(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, drain));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
