import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A web server of the distribution, with the modules that it needs. */
export interface WebServer {
  readonly program: string;
  /** The folder of its dynamic modules. */
  readonly modulesDir: string;
}

const servers = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    needs: 'ngx_http_brotli_static_module.so',
  },
  caddy: { packages: ['caddy'], needs: null },
} as const;

type ServerName = keyof typeof servers;

const modulesPath = path.join('usr', 'lib', 'nginx', 'modules');

/** Looks below the root of the system or that of unpacked packages. */
function findBelow(root: string, name: ServerName): WebServer | null {
  const { needs } = servers[name];
  const modulesDir = path.join(root, modulesPath);
  const program = ['usr/sbin', 'usr/bin', 'usr/local/bin']
    .map((folder) => path.join(root, folder, name))
    .find((file) => existsSync(file));
  if (program === undefined || (needs !== null && !existsSync(path.join(modulesDir, needs)))) return null;
  const starts = spawnSync(program, [name === 'nginx' ? '-v' : 'version'], { timeout: 30_000 }).status === 0;
  return starts ? { program, modulesDir } : null;
}

const cache = path.resolve('node_modules', '.cache', 'web-servers');

/** Downloads the distribution's packages and unpacks them into a folder, which does not require root. */
function unpack(name: ServerName): string {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, `${name}-`));
  const download = `apt-get download ${servers[name].packages.join(' ')}`;
  const script = [
    // Package lists, if there are none yet: only root may fetch them.
    `${download} || { { [ "$(id -u)" = 0 ] && apt-get update || sudo -n apt-get update; } && ${download}; }`,
    'for package in *.deb; do dpkg -x "$package" . || exit 1; done',
    'rm -- *.deb',
  ].join('\n');
  const { status, stderr } = spawnSync('sh', ['-e', '-c', script], { cwd: draft, timeout: 200_000 });
  const folder = path.join(cache, name);
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    return String(stderr).trim().split('\n').slice(-2).join('\n');
  }
  try {
    renameSync(draft, folder);
  } catch {
    // Another run was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return '';
}

/**
 * Finds the system's web server, or unpacks that of the distribution (Debian, Ubuntu) into node_modules/.cache.
 *
 * @returns Null if it is not available, with a note on the console.
 * @throws Instead in CI, where nothing may be left out.
 */
export function findWebServer(name: ServerName): WebServer | null {
  const unpacked = path.join(cache, name);
  const present = findBelow('/', name) ?? findBelow(unpacked, name);
  if (present !== null) return present;
  const problem = unpack(name);
  const found = findBelow(unpacked, name);
  if (found !== null) return found;
  const message =
    `There is no ${name} that starts, and none could be had by apt-get. Install ${servers[name].packages.join(' and ')} ` +
    `by the means of your system to test the site at ${name}, and delete ${unpacked} if it is there.\n${problem}`;
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`Not tested: ${message}\n`);
  return null;
}
