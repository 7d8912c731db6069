/**
 * Caches in memory, for tests, with the functions that the worker uses. Files beyond the capacity of the device are
 * refused, except those that replace others.
 */
export function createFakeCaches(room = { entries: Number.POSITIVE_INFINITY }) {
  const stored = new Map<string, Map<string, Response>>();
  function path(address: string): string {
    return new URL(address, 'https://site.example').pathname;
  }
  function open(name: string) {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(entries.get(path(address))?.clone()),
      put: (address: string, response: Response) => {
        const used = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
        if (used >= room.entries && !entries.has(path(address)))
          throw new DOMException('There is no room', 'QuotaExceededError');
        entries.set(path(address), response);
        return Promise.resolve();
      },
      delete: (address: string) => Promise.resolve(entries.delete(path(address))),
      keys: () => Promise.resolve([...entries.keys()].map((key) => ({ url: `https://site.example${key}` }))),
    });
  }
  return { open, room, paths: (name: string) => [...(stored.get(name)?.keys() ?? [])] };
}
