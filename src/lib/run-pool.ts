/**
 * Runs a task for every item, with a limited number at a time. Items are read one by one, so that a generator
 * creates each only when it is needed; results keep the order of the items.
 */
export async function runPool<Item, Value>(
  items: Iterable<Item>,
  concurrency: number,
  task: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const queue = items[Symbol.iterator]();
  let count = 0;
  async function drain(): Promise<void> {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      const index = count;
      count += 1;
      results[index] = await task(next.value);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, drain));
  return results;
}
