import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listenAnywhere, type ListeningServer } from '../../stand-ins/listen-anywhere';

const compressionBomb = gzipSync(Buffer.alloc(5_000_000, ' '));

/** The faults of an engine. */
const faults = {
  refuses: (response) => response.socket?.destroy(),
  hangs: () => undefined,
  stops: (response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"data":[{"slug":"a","saleStatus":"li', () => response.socket?.destroy());
  },
  'starts, then hangs': (response) => response.writeHead(200).write('{"data":['),
  fails: (response) => response.writeHead(500).end('{"data":[]}'),
  'is not signed in': (response) => response.writeHead(401).end('{"data":[]}'),
  'has nothing': (response) => response.writeHead(204).end(),
  'sends nothing': (response) => response.end(),
  'sends nonsense': (response) => response.end(Buffer.from([0xff, 0xfe, 0x7b])),
  'sends a page': (response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  'sends another shape': (response) => response.end('{"data":{"a":"live"}}'),
  'sends other items': (response) => response.end('{"data":[{"id":7},null]}'),
  'sends too much': (response) => response.end(`{"data":[]}${' '.repeat(2_000_000)}`),
  'sends too much, packed': (response) => response.setHeader('content-encoding', 'gzip').end(compressionBomb),
  'sends us in a circle': (response) => response.writeHead(302, { location: '/api/sale-statuses' }).end(),
} satisfies Record<string, (response: ServerResponse) => unknown>;

export type Fault = keyof typeof faults;

/** The engine's behaviour for each request. */
export type EngineBehaviour =
  | {
      readonly kind: 'answers';
      readonly body: string;
      readonly lastModified?: string;
      /** Null for no date; by the clock unless given. */
      readonly date?: string | null;
      /** Seconds in a cache between us. */
      readonly age?: number;
    }
  | { readonly kind: Fault };

/** For tests that go through all of them. */
export const faultNames: readonly Fault[] = [
  'refuses',
  'hangs',
  'stops',
  'starts, then hangs',
  'fails',
  'is not signed in',
  'has nothing',
  'sends nothing',
  'sends nonsense',
  'sends a page',
  'sends another shape',
  'sends other items',
  'sends too much',
  'sends too much, packed',
  'sends us in a circle',
];

/** An engine over real HTTP with a behaviour that the test sets, which records the times of its requests. */
export class FaultyEngine {
  readonly requestedAt: number[] = [];
  behaviour: EngineBehaviour = { kind: 'hangs' };
  maxAtOnce = 0;
  #listening: ListeningServer | null = null;
  readonly #open = new Set<ServerResponse>();
  readonly #server = createServer((_request, response) => {
    this.requestedAt.push(this.clock.now);
    this.#open.add(response);
    this.maxAtOnce = Math.max(this.maxAtOnce, this.#open.size);
    response.once('close', () => this.#open.delete(response));
    const { behaviour } = this;
    if (behaviour.kind !== 'answers') faults[behaviour.kind](response);
    else {
      const { lastModified, age, date = new Date(this.clock.now).toUTCString() } = behaviour;
      response.sendDate = false;
      if (date !== null) response.setHeader('date', date);
      if (lastModified !== undefined) response.setHeader('last-modified', lastModified);
      if (age !== undefined) response.setHeader('age', String(age));
      response.end(behaviour.body);
    }
  });

  constructor(readonly clock: { readonly now: number }) {}

  async start(): Promise<this> {
    this.#listening = await listenAnywhere(this.#server);
    return this;
  }

  get origin(): string {
    return this.#listening?.origin ?? '';
  }

  /** The number of pending requests. */
  get open(): number {
    return this.#open.size;
  }

  async nextRequest(): Promise<void> {
    await once(this.#server, 'request');
  }

  /** Waits until every request has a response or is closed. */
  async rest(): Promise<void> {
    await Promise.all(Array.from(this.#open, (response) => once(response, 'close')));
  }

  /** Responds to the pending requests. */
  release(body: string): void {
    for (const response of this.#open) response.end(body);
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }
}
