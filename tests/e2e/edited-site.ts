import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gitBackendConfig, gitHostSources } from '../../src/build/cms/git-backend';
import { writeAdmin } from '../../src/build/cms/write-admin';
import { writeHostManifest } from '../../src/build/hosting/host-manifest';
import { readCmsBackend } from '../../src/build/settings/cms-backend';
import { readConfig } from '../../src/host/config';
import { startHost } from '../../src/host/start-host';
import { contentDate } from '../../src/model/load/environment';
import { loadContent } from '../../src/model/load/load-content';

/** A real host with the page for editors. */
interface EditedSite {
  readonly stop: () => Promise<void>;
}

/**
 * Starts a site at localhost whose content is at a git host, like a build with these variables.
 *
 * @param env Variables of the build and of the host, in addition to those that are the same for each git host.
 */
export async function startEditedSite(port: number, env: NodeJS.ProcessEnv): Promise<EditedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'cms-git-'));
  const publicDir = path.join(dir, 'public');
  const origin = `http://localhost:${String(port)}`;
  const all = { ...env, CMS_REPOSITORY: 'company/site', GATSBY_SITE_URL: origin };
  const backend = readCmsBackend(all);
  const loaded = await loadContent('content', contentDate(process.env));
  if (backend === null || !loaded.ok) throw new Error('the fixture has no content or no git host');
  await mkdir(publicDir);
  await writeFile(path.join(publicDir, 'index.html'), '<title>Home</title>');
  await writeFile(path.join(publicDir, '404.html'), '<title>Not found</title>');
  await writeAdmin(publicDir, loaded.value.settings, gitBackendConfig(backend, origin));
  const transport = { transportSecurity: 'max-age=1', contentPolicy: "default-src 'none'" };
  await writeHostManifest(
    dir,
    { sales: [], formErrors: {}, changes: [] },
    { ...transport, gitHost: gitHostSources(backend) },
  );
  const host = await startHost({
    ...readConfig({ ...all, PORT: String(port), FORMS_STORE: 'off', LOG_LEVEL: 'silent' }),
    publicDir,
    manifestFile: path.join(dir, 'host.json'),
  });
  return {
    async stop() {
      await host.close();
      await rm(dir, { recursive: true });
    },
  };
}
