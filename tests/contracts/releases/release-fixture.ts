import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig, type HostConfig } from '../../../src/host/config';
import { publishRelease, type BuiltSite } from '../../../src/host/releases/publish-release';
import { readCurrent } from '../../../src/host/releases/release-folders';
import { startHost } from '../../../src/host/start-host';

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Folders of a build and of its releases, and hosts that serve them. */
export interface ReleaseFixture {
  readonly dir: string;
  readonly releasesDir: string;
  readonly site: BuiltSite;
  readonly config: HostConfig;
  /** Writes a built site whose pages, data, scripts, headers and redirects all carry its name. */
  readonly build: (name: string, nextChangeAt?: Date | null) => Promise<void>;
  /** Builds a site and publishes it. */
  readonly publish: (name: string, nextChangeAt?: Date | null) => Promise<string>;
  readonly serve: (environment?: Readonly<Record<string, string>>) => Promise<FastifyInstance>;
  readonly close: () => Promise<void>;
}

function manifestOf(name: string, nextChangeAt: Date | null): string {
  return JSON.stringify({
    nextChangeAt,
    headers: [
      { path: '/*', headers: { 'X-Release': name, 'Cache-Control': 'no-cache' } },
      { path: '/*.js', headers: immutable },
      { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
      { path: '/static/*', headers: immutable },
    ],
    redirects: [{ from: '/latest', to: `/${name}/`, status: 302 }],
    schedules: [{ slug: name, state: 'postponed', opensAt: null, finalCloseAt: null }],
  });
}

/** Creates empty folders for a build and its releases. */
export async function createReleaseFixture(): Promise<ReleaseFixture> {
  const dir = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const releasesDir = path.join(dir, 'releases');
  const publicDir = path.join(dir, 'public');
  const site: BuiltSite = {
    publicDir,
    manifestFile: path.join(dir, 'generated', 'host.json'),
    reminderFactsFile: path.join(dir, 'generated', 'reminders.json'),
  };
  const read = readConfig({ FORMS_STORE: 'off', LOG_LEVEL: 'silent', RELEASES_DIR: releasesDir });
  const config = { ...read, ...site, port: 0, host: '127.0.0.1' };
  const hosts: FastifyInstance[] = [];

  async function build(name: string, nextChangeAt: Date | null = null): Promise<void> {
    await rm(publicDir, { recursive: true, force: true });
    const files = {
      'index.html': `<title>Home ${name}</title>`,
      '404.html': `<title>Missing ${name}</title>`,
      [`${name}/index.html`]: `<title>Only ${name}</title>`,
      [`app-${name}.js`]: `run('${name}')`,
      'sw.js': `worker('${name}')`,
      [`static/${name}/picture.svg`]: `<svg id="${name}"/>`,
      [`page-data/${name}/page-data.json`]: JSON.stringify({ name }),
      'page-data/app-data.json': JSON.stringify({ webpackCompilationHash: name }),
    };
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(publicDir, file)), { recursive: true });
      await writeFile(path.join(publicDir, file), content);
    }
    await mkdir(path.dirname(site.manifestFile), { recursive: true });
    await writeFile(site.manifestFile, manifestOf(name, nextChangeAt));
  }

  return {
    dir,
    releasesDir,
    site,
    config,
    build,
    async publish(name, nextChangeAt) {
      await build(name, nextChangeAt);
      const expected = await readCurrent(releasesDir).catch(() => null);
      return publishRelease(site, releasesDir, expected, console.warn);
    },
    async serve(environment) {
      const given =
        environment === undefined
          ? {}
          : readConfig({ RELEASES_DIR: releasesDir, LOG_LEVEL: 'silent', ...environment });
      const host = await startHost({
        ...config,
        ...given,
        ...site,
        port: 0,
        host: '127.0.0.1',
        formStore: null,
      });
      hosts.push(host);
      return host;
    },
    async close() {
      await Promise.all(hosts.map((host) => host.close()));
      await rm(dir, { recursive: true });
    },
  };
}

/** Returns a short form of a host's answer to a request. */
export async function ask(host: FastifyInstance, url: string) {
  const address = host.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const response = await fetch(`http://127.0.0.1:${address.port}${url}`, { redirect: 'manual' });
  return {
    status: response.status,
    release: response.headers.get('x-release'),
    location: response.headers.get('location'),
    body: await response.text(),
  };
}
