import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createHost } from '../../../src/host/create-host';
import type { HostManifest } from '../../../src/model/derive/host-manifest';
import type { Timeouts } from '../../../src/host/timeouts';

/** A host on a port of its own, with a folder of the given files. */
export interface ServedFiles {
  readonly publicDir: string;
  readonly host: FastifyInstance;
  readonly connect: () => Socket;
  readonly stop: () => Promise<void>;
}

const manifest: HostManifest<Date> = {
  headers: [{ path: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } }],
  redirects: [{ from: '/moved', to: '/sales/', status: 301 }],
  schedules: [],
};

/** Serves files over real connections. */
export async function serveFiles(
  files: Readonly<Record<string, string | Buffer>>,
  {
    timeouts = {},
    engineOrigin = null,
    headers = manifest.headers,
  }: {
    readonly timeouts?: Partial<Timeouts>;
    readonly engineOrigin?: string | null;
    readonly headers?: HostManifest<Date>['headers'];
  } = {},
): Promise<ServedFiles> {
  const publicDir = await mkdtemp(path.join(tmpdir(), 'served-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(publicDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const host = createHost({
    publicDir,
    manifest: { ...manifest, headers },
    engineOrigin,
    timeouts: { stoppingMs: 100, ...timeouts },
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    publicDir,
    host,
    connect: () => {
      const socket = connect({ port: address.port, host: '127.0.0.1' });
      // Hosts may cut a hostile connection off while it is still writing.
      socket.on('error', () => undefined);
      return socket;
    },
    async stop() {
      await host.close();
      await rm(publicDir, { recursive: true });
    },
  };
}

/** Writes bytes and reads everything until the connection ends. */
export async function exchange(socket: Socket, bytes: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(parts);
}

export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Reads consecutive responses, all of which announce their length. */
export function parseResponses(bytes: Buffer): RawResponse[] {
  const responses: RawResponse[] = [];
  let position = 0;
  while (position < bytes.byteLength) {
    const bodyAt = bytes.indexOf('\r\n\r\n', position) + 4;
    const [statusLine = '', ...lines] = bytes
      .subarray(position, bodyAt)
      .toString('latin1')
      .trim()
      .split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    );
    position = bodyAt + Number(headers.get('content-length') ?? 0);
    responses.push({
      status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]),
      headers,
      body: bytes.subarray(bodyAt, position),
    });
  }
  return responses;
}
