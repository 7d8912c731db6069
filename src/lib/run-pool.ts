/**
 * Runs a task for every item, so many at a time. Items are taken one by one, so that a generator makes each when its turn
 * comes; results keep the order of the items.
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
