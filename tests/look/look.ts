import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from '../tooling/test-server-config';
import { acceptBaseline } from './baseline';
import { runComparison } from './run-comparison';
import { runMain } from '../../src/lib/node/run-main';

/**
 * Takes pictures of every template and state, and reports differences from the accepted ones: npm run look. With a part
 * of a name, it takes only matching pictures: npm run look -- home. With --accept the last pictures become the accepted
 * ones. With --built it uses the last build, without the gallery. It is no gate; it fails only if it could not run.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { accept: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.accept) {
    console.log(`Accepted ${await acceptBaseline()} pictures.`);
    return;
  }
  // The gallery is built only on demand.
  if (!values.built) process.env.SHOW_GALLERY = '1';
  const servers = await configureTestServers(process.env);
  if (!values.built && !(await ensureBuilt(process.env, servers))) {
    throw new Error('The build failed; the reason is above.');
  }
  await runComparison(servers, positionals.join(' '));
}

runMain(main);
