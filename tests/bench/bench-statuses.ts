import autocannon from 'autocannon';
import { readUsage, startServer, type BareResponse, type BenchServer } from './bench-statuses-child';

const usualRounds = 15;
/** Fewer show that the benchmark works, but not how fast the servers are. */
const enoughRounds = 5;
const secondsEach = 2;
const enoughPerSecond = 60_000;
const enoughOfBare = 0.9;

/** The metrics of a round: the deciding ones, and others worth knowing. */
interface Totals {
  errors: number;
  oldestSeconds: number;
}

async function fetchStatuses(origin: string, etag?: string): Promise<Response> {
  return fetch(`${origin}/api/sale-statuses`, {
    headers: { 'user-agent': 'bench', ...(etag !== undefined && { 'if-none-match': etag }) },
  });
}

/** The bytes of a response, for the bare server. Node itself adds the date and the headers of the connection. */
async function recordResponse(response: Response): Promise<BareResponse> {
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers = Array.from(response.headers).filter(([name]) => !own.has(name));
  return { status: response.status, headers: headers.flat(), body: await response.text() };
}

interface Speed {
  readonly perSecond: number;
  /** The processor time per request. On its own core, a server's speed is the inverse. */
  readonly microseconds: number;
}

/** Puts a server under full load; any status but the expected one is an error. */
async function load(
  server: BenchServer,
  status: 200 | 304,
  etag: string | undefined,
  totals: Totals,
): Promise<Speed> {
  const before = await readUsage(server);
  const result = await autocannon({
    url: `${server.origin}/api/sale-statuses`,
    connections: 50,
    pipelining: 10,
    duration: secondsEach,
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });
  const after = await readUsage(server);
  const succeeded = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  totals.errors += result.errors + result.timeouts + (result.requests.total - succeeded);
  return {
    perSecond: succeeded / result.duration,
    microseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / succeeded,
  };
}

/** Observes the age of the data while the server is under load. */
async function watchAge(origin: string, loaded: Promise<unknown>, totals: Totals): Promise<void> {
  const over = new AbortController();
  const done = loaded.finally(() => {
    over.abort();
  });
  while (!over.signal.aborted) {
    const made = Date.parse((await fetchStatuses(origin)).headers.get('last-modified') ?? '');
    totals.oldestSeconds = Math.max(totals.oldestSeconds, (Date.now() - made) / 1000);
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function row(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(34)}${value}\n`);
}

/** Measures our server and the bare one in turn, so that other load on the machine affects both. */
async function compare(
  ours: BenchServer,
  status: 200 | 304,
  rounds: number,
  totals: Totals,
): Promise<boolean> {
  const first = await fetchStatuses(ours.origin);
  const etag = status === 304 ? (first.headers.get('etag') ?? '') : undefined;
  const response = await recordResponse(status === 304 ? await fetchStatuses(ours.origin, etag) : first);
  const bare = await startServer('bare', { BARE_RESPONSE: JSON.stringify(response) });
  await load(ours, status, etag, totals);
  await load(bare, status, etag, totals);
  const speeds: { ours: Speed; bare: Speed }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const loaded = load(ours, status, etag, totals);
    await watchAge(ours.origin, loaded, totals);
    speeds.push({ ours: await loaded, bare: await load(bare, status, etag, totals) });
  }
  bare.child.disconnect();
  const perSecond = median(speeds.map((speed) => speed.ours.perSecond));
  const barePerSecond = median(speeds.map((speed) => speed.bare.perSecond));
  const bySpeed = median(speeds.map((speed) => speed.ours.perSecond / speed.bare.perSecond));
  const work = median(speeds.map((speed) => speed.ours.microseconds));
  const bareWork = median(speeds.map((speed) => speed.bare.microseconds));
  // By processor time: on a machine that does other work as well, the clock only tells which one was disturbed more.
  const byWork = median(speeds.map((speed) => speed.bare.microseconds / speed.ours.microseconds));
  row(`${status}: ours`, `${Math.round(perSecond)} requests a second, ${work.toFixed(1)} µs of work each`);
  row(`${status}: bare Node server`, `${Math.round(barePerSecond)} and ${bareWork.toFixed(1)} µs`);
  row(`${status}: ours of bare`, `${percent(byWork)} by work, ${percent(bySpeed)} by the clock`);
  return perSecond >= enoughPerSecond || byWork >= enoughOfBare;
}

function readRounds(): number {
  const rounds = Number(process.argv[2] ?? usualRounds);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error('Write how many rounds: npm run bench:statuses -- 15');
}

/**
 * Loads GET /api/sale-statuses of the built site's host, with an engine behind it, and of a bare server for comparison.
 */
async function main(): Promise<void> {
  const rounds = readRounds();
  const engine = await startServer('engine');
  const ours = await startServer('host', { GATSBY_ENGINE_ORIGIN: engine.origin });
  const totals: Totals = { errors: 0, oldestSeconds: 0 };
  const started = performance.now();
  const enough = [await compare(ours, 200, rounds, totals), await compare(ours, 304, rounds, totals)];
  const minutes = (performance.now() - started) / 60_000;
  row('Requests to the engine', `${((await readUsage(engine)).requests / minutes).toFixed(1)} a minute`);
  row('Oldest data seen', `${totals.oldestSeconds.toFixed(1)} s`);
  row('Errors', String(totals.errors));
  for (const { child } of [ours, engine]) child.disconnect();
  const passed = totals.errors === 0 && (rounds < enoughRounds || !enough.includes(false));
  if (rounds < enoughRounds) row('Speed', `not judged by fewer than ${enoughRounds} rounds`);
  row(
    'Result',
    `${passed ? 'passed' : 'FAILED'} (0 errors, and ${enoughPerSecond} requests a second or ${percent(enoughOfBare)} of bare)`,
  );
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
