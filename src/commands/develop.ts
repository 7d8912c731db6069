import closeWithGrace from 'close-with-grace';
import { startEngine } from '../../tests/stand-ins/engine/start-engine';
import { readServerConfig, requireFreePort } from './server-config';
import { gatsbyEnvironment, runGatsby } from './run-gatsby';

/** Runs Gatsby's development server beside the stand-in auction engine; code and content reload when saved. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const { host, port, enginePort, siteOrigin, engineOrigin } = config;
  await requireFreePort('PORT', host, port);
  await requireFreePort('ENGINE_PORT', host, enginePort);
  const engine = await startEngine({ host, port: enginePort, siteOrigin });
  closeWithGrace({ logger: false }, () => engine.close());
  process.stdout.write(
    `The auction engine: ${engineOrigin} (a stand-in)\nThe site will be at ${siteOrigin}\n`,
  );
  const address = ['--host', host, '--port', String(port)];
  const succeeded = await runGatsby(['develop', ...address], gatsbyEnvironment(process.env, config));
  await engine.close();
  if (!succeeded) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
