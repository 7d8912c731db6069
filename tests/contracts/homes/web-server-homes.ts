import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { exportSite } from '../../../src/commands/export/export-site';
import { findWebServer, type WebServer } from '../../tooling/web-servers';
import { freePort } from '../free-port';
import { ask } from './ask';
import type { FixtureSite } from './fixture-site';
import type { Home, RunningHome } from './home';

const needsCode = 'it serves files alone';

/** The example of a configuration in docs/deployers.md that a deployer begins with. */
export async function documentedConfig(language: 'nginx' | 'caddyfile', mark: string): Promise<string> {
  const text = await readFile(path.resolve('docs', 'deployers.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))];
  const found = blocks.map(([, block = '']) => block).find((block) => block.includes(mark));
  if (found === undefined) throw new Error(`docs/deployers.md has no ${language} example with ${mark}.`);
  return found;
}

/** Starts a server and waits until it answers. */
export async function startProgram(
  program: string,
  args: readonly string[],
  origin: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningHome> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(child, 'close');
  for (let answers = false; !answers;) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it answered:\n${log}`);
    answers = await ask(origin, '/').then(
      () => true,
      () => false,
    );
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function exportFixture({ dir, publicDir }: FixtureSite): Promise<string> {
  const folder = path.join(dir, 'exported');
  await exportSite({ publicDir, manifestFile: path.join(dir, 'generated', 'host.json') }, folder);
  return folder;
}

/** A whole configuration around blocks for sites-enabled, with nothing outside its folder. */
export async function writeNginxConfig(
  dir: string,
  { modulesDir }: WebServer,
  sites: string,
): Promise<readonly string[]> {
  const file = path.join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(path.join(dir, 'nginx-temp'));
  await writeFile(
    file,
    [
      `load_module ${path.join(modulesDir, 'ngx_http_brotli_static_module.so')};`,
      'daemon off;',
      // Root would give the work to an account that may not read the folder of the test.
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

const nginx = findWebServer('nginx');

export const nginxHome: Home = {
  name: 'nginx',
  isThere: nginx !== null,
  lacks: { forms: needsCode, 'sale statuses': needsCode, readiness: needsCode },
  async start(site) {
    if (nginx === null) throw new Error('no nginx');
    const [folder, port] = [await exportFixture(site), await freePort()];
    const documented = await documentedConfig('nginx', 'server_name');
    const args = await writeNginxConfig(
      site.dir,
      nginx,
      documented.replace('listen 80', `listen 127.0.0.1:${port}`).replaceAll('/srv/website/current', folder),
    );
    await promisify(execFile)(nginx.program, ['-t', ...args]);
    return startProgram(nginx.program, args, `http://127.0.0.1:${port}`);
  },
};

const caddy = findWebServer('caddy');

export const caddyHome: Home = {
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
    const [folder, port] = [await exportFixture(site), await freePort()];
    const documented = await documentedConfig('caddyfile', 'www.example.com');
    const file = path.join(site.dir, 'Caddyfile');
    const origin = `http://127.0.0.1:${port}`;
    await writeFile(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\n${documented
        .replace('www.example.com', origin)
        .replaceAll('/srv/website/current', folder)}`,
    );
    // It keeps its state in the folder of an account.
    const env = { ...process.env, HOME: site.dir, XDG_CONFIG_HOME: site.dir, XDG_DATA_HOME: site.dir };
    const options = ['--config', file, '--adapter', 'caddyfile'];
    await promisify(execFile)(caddy.program, ['validate', ...options], { env });
    return startProgram(caddy.program, ['run', ...options], origin, env);
  },
};
