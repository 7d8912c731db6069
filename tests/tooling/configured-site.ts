import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ServerConfig } from '../../src/commands/server-config';
import { gatsbyEnvironment, runGatsby } from '../../src/commands/run-gatsby';

/** The folder of a second site: Gatsby builds into the folder that it runs in. */
export const configuredDir = path.resolve('generated', 'configured');

const sources = [
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/** Every outside service, at hosts that the tests route to their stand-ins. */
export const configuredServices = {
  GATSBY_GTAG_ID: 'G-STANDIN',
  GATSBY_GTAG_ORIGIN: 'http://tracking.localhost',
  GATSBY_TAG_MANAGER_ID: 'GTM-STANDIN',
  GATSBY_TAG_MANAGER_ORIGIN: 'http://tracking.localhost',
  GATSBY_META_PIXEL_ID: '1234567890',
  GATSBY_META_PIXEL_ORIGIN: 'http://tracking.localhost',
  GATSBY_SENTRY_DSN: 'http://key@sentry.localhost/1',
  GATSBY_SENTRY_ENVIRONMENT: 'staging',
  GATSBY_SENTRY_RELEASE: 'r1',
  SENTRY_AUTH_TOKEN: 'may-upload',
  SENTRY_ORG: 'farm',
  SENTRY_PROJECT: 'site',
} as const;

async function copySources(): Promise<void> {
  await mkdir(path.join(configuredDir, 'generated'), { recursive: true });
  for (const name of sources) {
    await rm(path.join(configuredDir, name), { recursive: true, force: true });
    await cp(name, path.join(configuredDir, name), { recursive: true, preserveTimestamps: true });
  }
  // Pictures and previews are the same, and slow to make.
  for (const name of ['pictures', 'previews']) {
    const link = path.join(configuredDir, 'generated', name);
    await mkdir(path.resolve('generated', name), { recursive: true });
    await rm(link, { force: true });
    await symlink(path.resolve('generated', name), link);
  }
}

/** Builds the site with every outside service configured; false when the build failed. */
export async function buildConfiguredSite(env: NodeJS.ProcessEnv, config: ServerConfig): Promise<boolean> {
  await copySources();
  const buildEnv = {
    ...gatsbyEnvironment(env, config),
    ...configuredServices,
    CONTENT_DIR: path.resolve(env.CONTENT_DIR ?? 'content'),
  };
  return runGatsby(['build'], buildEnv, configuredDir);
}
