import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportSite } from '../../../src/commands/export/export-site';
import { findWebServer, type WebServer } from '../../tooling/web-servers';
import { freePort } from '../free-port';
import { ask } from './ask';
import { files, type FixtureSite } from './fixture-site';
import type { Deployment, RunningDeployment } from './deployment';

const needsCode = 'it serves files alone';

/** The example configuration in docs/deployers.md that a deployer starts from. */
export async function documentedConfig(language: 'nginx' | 'caddyfile', mark: string): Promise<string> {
  const text = await readFile(path.resolve('docs', 'deployers.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))];
  const found = blocks.map(([, block = '']) => block).find((block) => block.includes(mark));
  if (found === undefined) throw new Error(`docs/deployers.md has no ${language} example with ${mark}.`);
  return found;
}

/** Number of attempts to start a program, whose port another one may take in the meantime. */
const maxStarts = 5;

interface ProgramOnPort {
  readonly program: string;
  /** Writes a configuration for a port, and returns the program's arguments for it. */
  readonly configure: (port: number) => Promise<readonly string[]>;
  readonly env?: NodeJS.ProcessEnv;
}

/** Returns whether the site answers at an origin, and not another program. */
async function answersWithSite(origin: string): Promise<boolean> {
  return ask(origin, '/').then(
    ({ body }) => body.toString() === files['index.html'],
    () => false,
  );
}

/**
 * Starts a server and waits until it answers with the site.
 *
 * @throws When it ends before that on every attempt; the message has its log.
 */
export async function startProgram({ program, configure, env }: ProgramOnPort): Promise<RunningDeployment> {
  let log = '';
  for (let starts = 0; starts < maxStarts; starts += 1) {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(program, await configure(port), { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    const ended = once(child, 'close');
    let answers = false;
    while (!answers && child.exitCode === null) answers = await answersWithSite(origin);
    if (!answers) continue;
    return {
      origin,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${program} ended before it answered:\n${log}`);
}

async function exportFixture({ dir, publicDir }: FixtureSite): Promise<string> {
  const folder = path.join(dir, 'exported');
  await exportSite({ publicDir, manifestFile: path.join(dir, 'generated', 'host.json') }, folder);
  return folder;
}

/** Writes a whole configuration around blocks for sites-enabled, with nothing outside its folder. */
async function writeNginxConfig(
  dir: string,
  { modulesDir }: WebServer,
  sites: string,
): Promise<readonly string[]> {
  const file = path.join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(path.join(dir, 'nginx-temp'), { recursive: true });
  await writeFile(
    file,
    [
      `load_module ${path.join(modulesDir, 'ngx_http_brotli_static_module.so')};`,
      'daemon off;',
      // As root, nginx would run its workers under an account that may not read the folder of the test.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${path.join(dir, 'nginx.pid')};`,
      'error_log stderr;',
      'events { }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${path.join(dir, 'nginx-temp', name)};`),
      sites,
      '}',
    ].join('\n'),
  );
  return ['-e', 'stderr', '-p', dir, '-c', file];
}

/** Starts nginx with blocks for sites-enabled, after it has checked them. */
export async function startNginx(
  dir: string,
  server: WebServer,
  sites: (port: number) => string,
): Promise<RunningDeployment> {
  return startProgram({
    program: server.program,
    async configure(port) {
      const args = await writeNginxConfig(dir, server, sites(port));
      await promisify(execFile)(server.program, ['-t', ...args]);
      return args;
    },
  });
}

export const nginx = findWebServer('nginx');

export const nginxDeployment: Deployment = {
  name: 'nginx',
  isThere: nginx !== null,
  lacks: { forms: needsCode, 'sale statuses': needsCode, readiness: needsCode },
  async start(site) {
    if (nginx === null) throw new Error('no nginx');
    const folder = await exportFixture(site);
    const documented = await documentedConfig('nginx', 'root');
    return startNginx(site.dir, nginx, (port) =>
      documented.replace('listen 80', `listen 127.0.0.1:${port}`).replaceAll('/srv/website/current', folder),
    );
  },
};

const caddy = findWebServer('caddy');

export const caddyDeployment: Deployment = {
  name: 'Caddy',
  isThere: caddy !== null,
  lacks: {
    forms: needsCode,
    'sale statuses': needsCode,
    readiness: needsCode,
    'tags of compressed answers': 'its tags are those of the files before compression',
  },
  async start(site) {
    if (caddy === null) throw new Error('no Caddy');
    const folder = await exportFixture(site);
    const documented = await documentedConfig('caddyfile', 'root');
    const file = path.join(site.dir, 'Caddyfile');
    const options = ['--config', file, '--adapter', 'caddyfile'];
    // Caddy keeps its state in a home folder.
    const env = { ...process.env, HOME: site.dir, XDG_CONFIG_HOME: site.dir, XDG_DATA_HOME: site.dir };
    return startProgram({
      program: caddy.program,
      env,
      async configure(port) {
        const sites = documented
          .replace('www.example.com', `http://127.0.0.1:${port}`)
          .replaceAll('/srv/website/current', folder);
        await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
        await promisify(execFile)(caddy.program, ['validate', ...options], { env });
        return ['run', ...options];
      },
    });
  },
};
