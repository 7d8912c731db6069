import type { CDPSession } from '@playwright/test';
import { z } from 'zod';

/** The parts of a V8 heap snapshot that are read: a row of numbers for each node, one after the other. */
const SnapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())]).rest(z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/** Memory of the engine and the browser themselves: compiled code grows as long as the engine optimizes more of it. */
const notOfScripts = new Set(['code', 'native']);

async function takeSnapshot(session: CDPSession): Promise<z.infer<typeof SnapshotSchema>> {
  const parts: string[] = [];
  function keep({ chunk }: { readonly chunk: string }): void {
    parts.push(chunk);
  }
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return SnapshotSchema.parse(JSON.parse(parts.join('')));
}

/** Returns the bytes of the objects, functions and strings that the page's scripts hold after garbage collection. */
export async function scriptBytes(session: CDPSession): Promise<number> {
  // Objects that one collection finalizes are freed by the next.
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!notOfScripts.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
}
