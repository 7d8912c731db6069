import CMS from 'decap-cms-app';
import { z } from 'zod';
import { markdownFormat, yamlFormat } from './content-format';
import { entryProblems } from './entry-problems';

const proxyUrl = '/admin/api/v1';

/** What Decap hands over before it saves, as Immutable's maps. */
const SavedEventSchema = z.object({ entry: z.instanceof(Object) });
const DraftEntrySchema = z.object({
  collection: z.string(),
  slug: z.string().catch(''),
  data: z.record(z.string(), z.unknown()),
});

type Config = NonNullable<NonNullable<Parameters<typeof CMS.init>[0]>['config']>;

/** What the build has written (src/build/cms/cms-config.ts), where it has arrived. */
const ConfigSchema = z.custom<Config>(
  (value) => z.object({ collections: z.array(z.unknown()) }).safeParse(value).success,
);

function plain(value: object): unknown {
  return 'toJS' in value && typeof value.toJS === 'function' ? Reflect.apply(value.toJS, value, []) : value;
}

/** Refuses an entry that the build would refuse. */
function refuseProblems(event: unknown): void {
  const entry = DraftEntrySchema.parse(plain(SavedEventSchema.parse(event).entry));
  const problems = entryProblems(entry);
  if (problems.length > 0) throw new Error(problems.join('\n'));
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

async function start(): Promise<void> {
  if (!(await canEdit())) {
    document.getElementById('no-editing')?.removeAttribute('hidden');
    return;
  }
  const config = ConfigSchema.parse(await (await fetch('/admin/config.json')).json());
  CMS.registerCustomFormat('yaml', 'yaml', yamlFormat);
  CMS.registerCustomFormat('yaml-frontmatter', 'md', markdownFormat);
  CMS.registerEventListener({ name: 'preSave', handler: refuseProblems });
  const backend = { name: 'proxy', proxy_url: proxyUrl } as const;
  CMS.init({ config: { ...config, backend } });
}

void start();
