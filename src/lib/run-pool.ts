/** Runs a task for every item, so many at a time; results keep the order of the items. */
export async function runPool<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const queue = items.entries();
  async function drain(): Promise<void> {
    for (const [index, item] of queue) results[index] = await task(item);
  }
  await Promise.all(Array.from({ length: atOnce }, drain));
  return results;
}
