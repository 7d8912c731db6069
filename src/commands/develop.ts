import closeWithGrace from 'close-with-grace';
import { runMain } from '../lib/node/run-main';
import { startEngine } from '../../tests/stand-ins/engine/start-engine';
import { previewTemplates } from '../build/content-preview/preview-pages';
import { bundleTemplates } from '../build/content-preview/render-template';
import { startContentServer } from './content-server';
import { startDevelopForms } from './develop-forms';
import { readServerConfig, requireFreePort } from './server-config';
import { gatsbyEnvironment, runGatsby } from './run-gatsby';

/**
 * Runs Gatsby's development server along with the stand-in auction engine; code and content reload when saved. With
 * `--cms`, the page for editors as well.
 */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const { host, port, enginePort, siteOrigin, engineOrigin } = config;
  await requireFreePort('PORT', host, port);
  await requireFreePort('ENGINE_PORT', host, enginePort);
  const engine = await startEngine({ host, port: enginePort, siteOrigin });
  const forms = await startDevelopForms(process.env);
  const cms = process.argv.includes('--cms')
    ? await startContentServer(
        process.cwd(),
        gatsbyEnvironment(process.env, config),
        await bundleTemplates(previewTemplates),
      )
    : null;
  async function stop(): Promise<void> {
    await Promise.all([cms?.stop(), engine.close(), forms?.host.close()]);
  }
  closeWithGrace({ logger: false }, stop);
  process.stdout.write(
    `The auction engine: ${engineOrigin} (a stand-in)\nThe site will be at ${siteOrigin}\n`,
  );
  if (cms !== null) process.stdout.write(`Edit it at ${siteOrigin}/admin/\n`);
  const address = ['--host', host, '--port', String(port)];
  const env = {
    ...process.env,
    ...(forms !== null && { FORMS_ORIGIN: forms.origin }),
    ...(cms !== null && { CMS_ORIGIN: cms.origin }),
  };
  const succeeded = await runGatsby(['develop', ...address], gatsbyEnvironment(env, config));
  await stop();
  if (!succeeded) process.exitCode = 1;
}

runMain(main);
