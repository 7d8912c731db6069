import { beforeEach, describe, expect, it } from '@jest/globals';
import { createSaveGuard, type GitHost } from './guard-saves';

const [path, slug] = ['content/places/taber-ab.yaml', 'taber-ab'];
const options = { collectionName: 'places', useWorkflow: true };

let main: string;
let draft: string | null;
let host: GitHost;
let guard: ReturnType<typeof createSaveGuard>;
let mend: (api: unknown, branch: string) => Promise<boolean>;

beforeEach(() => {
  main = 'old';
  draft = null;
  host = {
    getEntry: () => Promise.resolve({ data: main }),
    unpublishedEntry: () =>
      draft === null
        ? Promise.reject(Object.assign(new Error('none'), { notUnderEditorialWorkflow: true }))
        : Promise.resolve({ diffs: [{ path, id: 'sha' }] }),
    unpublishedEntryDataFile: () => Promise.resolve(draft ?? ''),
    persistEntry: ({ dataFiles }, { unpublished }) => {
      if (unpublished === true && draft === null) return Promise.reject(new Error('no branch'));
      draft = dataFiles[0]?.raw ?? null;
      return Promise.resolve();
    },
  };
  mend = () => Promise.resolve(false);
  guard = createSaveGuard((api, branch) => mend(api, branch));
  guard.guard(host);
});

async function save(raw: string, source: string | null = 'old') {
  guard.open({ path, source });
  await host.persistEntry({ dataFiles: [{ path, slug, raw }] }, options);
}

describe('createSaveGuard', () => {
  it('saves an entry repeatedly if nobody else has changed it', async () => {
    await save('new');
    await save('newer');
    expect(draft).toBe('newer');
  });

  it('refuses to overwrite the draft of somebody else, and a published change', async () => {
    draft = 'of somebody else';
    await expect(save('new')).rejects.toThrow('changed by someone else since you opened it');
    expect(draft).toBe('of somebody else');
    draft = null;
    main = 'published meanwhile';
    await expect(save('new')).rejects.toThrow('changed by someone else');
    expect(draft).toBeNull();
  });

  it('refuses to overwrite its own draft once somebody else has changed it', async () => {
    await save('new');
    draft = 'of somebody else';
    await expect(save('newer')).rejects.toThrow('changed by someone else');
  });

  it('creates a draft for an entry that Decap takes for one after a refused save', async () => {
    guard.open({ path, source: 'old' });
    await host.persistEntry({ dataFiles: [{ path, slug, raw: 'new' }] }, { ...options, unpublished: true });
    expect(draft).toBe('new');
  });

  it('refuses a new entry with a name that somebody else has used in the meantime', async () => {
    await expect(save('new', null)).rejects.toThrow('Change the name and save again');
    draft = 'of somebody else';
    await expect(save('new', null)).rejects.toThrow('Someone else has made an entry of this name');
    expect(draft).toBe('of somebody else');
  });

  it('continues from what has been saved even if the answer was lost', async () => {
    const { persistEntry } = host;
    host.persistEntry = async (...given) => {
      await persistEntry(...given);
      throw new Error('Failed to fetch');
    };
    guard.guard(host);
    await expect(save('new')).rejects.toThrow('Failed to fetch');
    host.persistEntry = persistEntry;
    guard.guard(host);
    await save('newer');
    expect(draft).toBe('newer');
    draft = 'new';
    await expect(save('newest')).rejects.toThrow('changed by someone else');
  });

  it('first repairs the branch of an entry without a draft, and checks the resulting draft', async () => {
    const asked: string[] = [];
    mend = (_api, branch) => {
      asked.push(branch);
      draft = 'of somebody else';
      return Promise.resolve(true);
    };
    await expect(save('new')).rejects.toThrow('changed by someone else');
    expect([asked, draft]).toEqual([['cms/places/taber-ab'], 'of somebody else']);
    draft = 'old';
    await save('new');
    expect([asked.length, draft]).toEqual([1, 'new']);
  });

  it('sends an entry without the fields that Decap keeps with it', async () => {
    await save('# opened "old"\nnew');
    expect(draft).toBe('new');
  });

  it('saves new entries, and nothing while the git host does not answer', async () => {
    main = '';
    await save('new', null);
    expect(draft).toBe('new');
    draft = null;
    await expect(save('new')).rejects.toThrow('cannot be read at the git host');
    Object.assign(host, { getEntry: () => Promise.reject(Object.assign(new Error('404'), { status: 404 })) });
    await save('new', null);
    expect(draft).toBe('new');
    draft = null;
    host = Object.assign(host, { unpublishedEntry: () => Promise.reject(new Error('away')) });
    await expect(save('new')).rejects.toThrow('away');
  });
});
