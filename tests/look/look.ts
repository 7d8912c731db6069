import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../src/commands/ensure-built';
import { configureTestServers } from '../tooling/test-server-config';
import { acceptBaseline } from './baseline';
import { runComparison } from './run-comparison';
import { runMain } from '../../src/lib/node/run-main';

/**
 * Pictures of every template and state, and what differs from the accepted ones: npm run look. Part of a name
 * takes only those that have it: npm run look -- home. With --accept the last pictures become the accepted ones.
 * With --built the site is taken as it was built last, without the gallery. It informs and gates nothing; it fails only
 * when it could not run.
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
  // The page of all parts is built only on demand.
  if (!values.built) process.env.SHOW_GALLERY = '1';
  const servers = await configureTestServers(process.env);
  if (!values.built && !(await ensureBuilt(process.env, servers))) {
    throw new Error('The build failed; the reason is above.');
  }
  await runComparison(servers, positionals.join(' '));
}

runMain(main);
