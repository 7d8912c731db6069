import closeWithGrace from 'close-with-grace';
import { readPlaces } from '../../../src/commands/places';
import { startEngine } from './start-engine';

async function main(): Promise<void> {
  const { host, enginePort, engineOrigin, siteOrigin } = readPlaces(process.env);
  const app = await startEngine({ host, port: enginePort, siteOrigin });
  process.stdout.write(`Stand-in auction engine: ${engineOrigin}\n`);
  closeWithGrace({ logger: false }, () => app.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
