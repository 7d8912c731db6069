import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerConfig } from './server-config';

/** Returns the environment for running Gatsby locally; variables that are already set take precedence. */
export function gatsbyEnvironment(env: NodeJS.ProcessEnv, config: ServerConfig): NodeJS.ProcessEnv {
  return {
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_SITE_URL: config.siteOrigin,
    GATSBY_ENGINE_ORIGIN: config.engineOrigin,
    ...env,
  };
}

/**
 * Runs a Gatsby command with its output shown; true when it succeeded. A signal to this process stops it too.
 *
 * @param cwd The folder of the site; the current one by default.
 */
export async function runGatsby(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<boolean> {
  const cli = createRequire(path.resolve('package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject).once('exit', (code) => {
        resolve(code === 0);
      });
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
