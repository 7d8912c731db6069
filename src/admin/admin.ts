import CMS from 'decap-cms-app';
import { store } from 'decap-cms-core/dist/esm/redux';
import { z } from 'zod';
import { withDefaultShown } from './boolean-control';
import { checkEntry } from './check-entry';
import { clearCopies } from './clear-copies';
import { markdownFormat, yamlFormat, type ContentFormat } from './content-format';
import { EntryPreview } from './EntryPreview';
import { gitHostMarkdown, gitHostYaml, openedSource } from './git-host-format';
import { createSaveGuard } from './guard-saves';
import { guardSignIn } from './guard-sign-in';
import { mendInterruptedSave } from './interrupted-saves';
import { keepEntryAddress, requestedHash } from './keep-entry-address';
import { keepRestoredDrafts } from './keep-restored-drafts';
import { LegalDescriptionControl } from './land/LegalDescriptionControl';

const proxyUrl = '/admin/api/v1';

type Config = NonNullable<NonNullable<Parameters<typeof CMS.init>[0]>['config']>;

/** The configuration from the build (src/build/cms/cms-config.ts); fails if it has not arrived. */
const ConfigSchema = z.custom<Config>(
  (value) => z.object({ collections: z.array(z.unknown()) }).safeParse(value).success,
);

/** Data that Decap passes on before it saves, as Immutable's maps. */
const SavingSchema = z.object({ entry: z.custom<{ toJS: () => unknown }>() });
const SavedEntrySchema = z.object({
  collection: z.string(),
  slug: z.string().catch(''),
  path: z.string().catch(''),
  data: z.record(z.string(), z.unknown()),
});

/** Registers the parts of editing that do not depend on where the files are. */
function registerParts(yaml: ContentFormat, markdown: ContentFormat): void {
  CMS.registerCustomFormat('yaml', 'yaml', yaml);
  CMS.registerCustomFormat('yaml-frontmatter', 'md', markdown);
  CMS.registerWidget('legal-description', LegalDescriptionControl);
  CMS.registerWidget('boolean', withDefaultShown(CMS.getWidget('boolean')?.control));
  clearCopies();
  keepRestoredDrafts();
}

function show(id: string): void {
  document.getElementById(id)?.removeAttribute('hidden');
}

/** Shows a text above Decap's page. */
function say(text: string): void {
  const notice = document.getElementById('notice');
  if (notice !== null) notice.textContent = text;
}

/** Returns whether the server that reads and writes files answers; it runs only on the editor's own machine. */
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
  registerParts(yamlFormat, markdownFormat);
  for (const { name, files } of config.collections)
    for (const template of files?.map((file) => file.name) ?? [name])
      CMS.registerPreviewTemplate(template, EntryPreview);
  CMS.registerPreviewStyle('/admin/api/preview.css');
  CMS.registerPreviewStyle('/admin/admin.css');
  CMS.registerPreviewStyle('.note { padding: 1rem; border-block-end: 1px solid; }', { raw: true });
  const backend = { name: 'proxy', proxy_url: proxyUrl } as const;
  // A press on a text of the preview leads to its field. Only Decap has this option, so it is not in the file.
  const collections = config.collections.map((one) => ({ ...one, editor: { visualEditing: true } }));
  CMS.init({ config: { ...config, backend, collections } });
}

/** Edits the content at the git host, which redirects back only to one address of the site. */
function editAtGitHost(config: Config): void {
  if (config.site_url !== location.origin) {
    show('other-address');
    return;
  }
  const hash = requestedHash();
  registerParts(gitHostYaml, gitHostMarkdown);
  const { name: kind } = config.backend;
  const saves = createSaveGuard((api, branch) => mendInterruptedSave(kind, api, branch));
  CMS.registerEventListener({
    name: 'preSave',
    handler(saving: unknown) {
      const entry = SavedEntrySchema.parse(SavingSchema.parse(saving).entry.toJS());
      checkEntry(entry);
      saves.open({ path: entry.path, source: openedSource(entry.data) });
    },
  });
  const host = CMS.getBackend(kind);
  if (host === undefined) throw new Error(`Decap CMS has no backend ${kind}`);
  const { init } = host;
  Object.assign(host, {
    init(...args: readonly unknown[]): unknown {
      const backend: unknown = Reflect.apply(init, host, args);
      saves.guard(backend);
      keepEntryAddress(backend, hash);
      guardSignIn(backend, say, () => {
        store.dispatch({ type: 'AUTH_REQUEST_DONE' });
      });
      return backend;
    },
  });
  CMS.init({ config });
}

async function start(): Promise<void> {
  const config = ConfigSchema.parse(await (await fetch('/admin/config.json')).json());
  // Decap's types require a backend, which the build writes if there is a git host.
  if ('backend' in config) editAtGitHost(config);
  else if (await canEdit()) editFiles(config);
  else show('no-editing');
}

void start();
