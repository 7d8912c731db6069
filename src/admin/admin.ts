import CMS from 'decap-cms-app';
import { z } from 'zod';
import { markdownFormat, yamlFormat } from './content-format';
import { EntryPreview } from './EntryPreview';

const proxyUrl = '/admin/api/v1';

type Config = NonNullable<NonNullable<Parameters<typeof CMS.init>[0]>['config']>;

/** What the build has written (src/build/cms/cms-config.ts), where it has arrived. */
const ConfigSchema = z.custom<Config>(
  (value) => z.object({ collections: z.array(z.unknown()) }).safeParse(value).success,
);

function show(id: string): void {
  document.getElementById(id)?.removeAttribute('hidden');
}

/** Returns whether the server that reads and writes files answers; it runs on one's own machine alone. */
async function canEdit(): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(proxyUrl, { method: 'POST', headers, body: '{"action":"info"}' });
    return response.ok && response.headers.get('Content-Type')?.includes('json') === true;
  } catch {
    return false;
  }
}

/** Edits the files of this computer, with previews. */
function editFiles(config: Config): void {
  for (const { name, files } of config.collections)
    for (const template of files?.map((file) => file.name) ?? [name])
      CMS.registerPreviewTemplate(template, EntryPreview);
  CMS.registerPreviewStyle('/admin/api/preview.css');
  CMS.registerPreviewStyle('.note { padding: 1rem; border-block-end: 1px solid; }', { raw: true });
  const backend = { name: 'proxy', proxy_url: proxyUrl } as const;
  CMS.init({ config: { ...config, backend } });
}

/** Edits the content at the git host, which leads back to one address of the site alone. */
function editAtGitHost(config: Config): void {
  if (config.site_url === location.origin) CMS.init({ config });
  else show('other-address');
}

async function start(): Promise<void> {
  const config = ConfigSchema.parse(await (await fetch('/admin/config.json')).json());
  CMS.registerCustomFormat('yaml', 'yaml', yamlFormat);
  CMS.registerCustomFormat('yaml-frontmatter', 'md', markdownFormat);
  // Decap's types want a backend, which the build writes where there is a git host.
  if ('backend' in config) editAtGitHost(config);
  else if (await canEdit()) editFiles(config);
  else show('no-editing');
}

void start();
