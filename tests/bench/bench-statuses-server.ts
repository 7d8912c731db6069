import { createServer, type Server } from 'node:http';
import { readConfig } from '../../src/host/config';
import { readManifest } from '../../src/host/site/read-manifest';
import { startHost } from '../../src/host/start-host';
import { BareResponseSchema, type BareResponse } from './bench-statuses-child';

const local = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' };

async function listen(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, local.HOST, resolve));
  return server;
}

let requests = 0;

/** An engine with the sales of the build, all upcoming, which counts its requests. */
async function startEngine(): Promise<Server> {
  const { schedules } = await readManifest(readConfig(process.env).manifestFile);
  const body = JSON.stringify({ data: schedules.map(({ slug }) => ({ slug, saleStatus: 'upcoming' })) });
  return listen(
    createServer((_request, response) => {
      requests += 1;
      response.setHeader('last-modified', new Date().toUTCString()).end(body);
    }),
  );
}

/** The least that Node can do: the same bytes for every request. */
function startBare({ status, headers, body }: BareResponse): Promise<Server> {
  return listen(
    createServer((_request, response) => {
      response.writeHead(status, headers).end(body);
    }),
  );
}

async function start(role: string | undefined): Promise<Server> {
  if (role === 'engine') return startEngine();
  if (role === 'host') return (await startHost(readConfig({ ...process.env, ...local }))).server;
  return startBare(BareResponseSchema.parse(JSON.parse(process.env.BARE_RESPONSE ?? '')));
}

async function main(): Promise<void> {
  const address = (await start(process.argv[2])).address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.send?.({ port: address.port });
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ requests, cpuMicroseconds: user + system });
});

process.once('disconnect', () => {
  process.exit();
});

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
