import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { markVersion } from '../../lib/file-version';
import { answerEdit } from './answer-edit';
import { EditChecks } from './check-edit';
import { ContentEdits } from './save-edit';

const sale = 'content/sales/burnt-birch-ranch.yaml';
const place = 'content/places/brandon-mb.yaml';
const AnswerSchema = z.object({ error: z.string().optional(), data: z.string().nullish() });
let root = '';
let edits: ContentEdits;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'edits-'));
  await cp('content', path.join(root, 'content'), { recursive: true });
  edits = new ContentEdits(root, new EditChecks(root, () => new Date('2026-11-21T18:00:00Z')));
});

afterAll(async () => rm(root, { recursive: true }));

async function ask(action: string, params: Record<string, unknown> = {}) {
  const { status, body } = await answerEdit({ branch: 'main', action, params }, root, edits);
  const { error, data } = AnswerSchema.parse(body);
  return { status, error, data };
}

/** The text of an entry as the page for editors gets it. */
async function open(file: string): Promise<string> {
  return (await ask('getEntry', { path: file })).data ?? '';
}

/** Puts the name of the page into the version, as the page does. */
function by(editor: string, text: string): string {
  return text.replace('\n', ` ${editor}\n`);
}

async function save(file: string, raw: string, assets: readonly object[] = [], newEntry = false) {
  return ask('persistEntry', { dataFiles: [{ path: file, raw }], assets, options: { newEntry } });
}

function asset(file: string, content: string | Uint8Array) {
  return { path: file, content: Buffer.from(content).toString('base64'), encoding: 'base64' };
}

async function upload(file: string, content: string | Uint8Array) {
  return ask('persistMedia', { asset: asset(file, content) });
}

async function sourceOf(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: '#583' } })
    .jpeg()
    .toBuffer();
}

describe('an upload', () => {
  it('is written into the folder of a field of its kind', async () => {
    expect(await upload('content/media/sales/new-farm.jpg', await photo())).toMatchObject({ status: 200 });
    expect(await readFile(path.join(root, 'content/media/sales/new-farm.jpg'))).toEqual(await photo());
  });

  it.each([
    [
      'a drawing with a script',
      'sales/a.svg',
      '<svg><script>alert(1)</script></svg>',
      /"a\.svg" is of a kind/,
    ],
    ['a page', 'documents/a.html', '<script>alert(1)</script>', /"a\.html" is of a kind that is not allowed/],
    ['a script', 'sales/a.js', 'alert(1)', /is of a kind that is not allowed in content\/media\/sales\//],
    ['a name with two endings', 'sales/a.jpg.html', 'x', /is of a kind that is not allowed/],
    ['a text called a picture', 'sales/a.jpg', 'Text', /"a\.jpg" cannot be read as a picture/],
    [
      'a drawing called a picture',
      'sales/a.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      /another kind than its name says: svg/,
    ],
    [
      'a document among pictures of people',
      'people/a.pdf',
      '%PDF-1.7 %%EOF',
      /is of a kind that is not allowed/,
    ],
    ['a text called a document', 'documents/a.pdf', 'Text', /is no PDF file, although its name says so/],
    ['a text called a recording', 'podcast/a.mp3', 'Text', /cannot be read as MP3/],
    ['a recording among documents', 'documents/a.mp3', 'Text', /is of a kind that is not allowed/],
    ['captions that are none', 'podcast/a.vtt', 'Text', /the transcript cannot be read/],
    ['a text of two megabytes', 'podcast/a.vtt', 'WEBVTT\n'.padEnd(2e6, ' '), /holds 2\.0 MB/],
    ['a file of no field', 'a.jpg', 'x', /No field takes files from content\/media\//],
    [
      'a file in a folder of its own',
      'sales/a/b.jpg',
      'x',
      /No field takes files from content\/media\/sales\/a\//,
    ],
    ['a hidden file', 'sales/.htaccess', 'x', /is not a file under content/],
  ])('is refused when it is %s', async (_name, file, content, reason) => {
    const answer = await upload(`content/media/${file}`, content);
    expect(answer).toMatchObject({ status: 422, error: expect.stringMatching(reason) });
    expect(await readdir(path.join(root, 'content/media/sales'))).not.toContain(path.basename(file));
  });

  it('is refused when it was cut off on its way', async () => {
    const half = (await photo()).subarray(0, -2);
    expect((await upload('content/media/sales/half.jpg', half)).error).toMatch(/is cut off before its end/);
  });

  it('is refused when it is larger than any page needs', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(60_000_000)]);
    expect((await upload('content/media/sales/large.jpg', large)).error).toMatch(
      /"large\.jpg" holds 60\.0 MB\. Use a smaller file, of at most 25 MB/,
    );
  });

  it('is refused when it has too many pixels', async () => {
    const background = { width: 12_000, height: 9000, channels: 3, background: '#fff' } as const;
    const large = await sharp({ create: background }).png({ compressionLevel: 9 }).toBuffer();
    expect((await upload('content/media/sales/large.png', large)).error).toMatch(/has 108 million pixels/);
  });

  it('never replaces another file', async () => {
    const file = 'content/media/sales/burnt-birch-ranch.jpg';
    const before = await readFile(path.join(root, file));
    expect((await upload(file, await photo())).error).toMatch(/There is another file .* already/);
    expect(await readFile(path.join(root, file))).toEqual(before);
    expect((await upload(file, before)).status).toBe(200);
  });
});

describe('a path', () => {
  it.each([
    '../x.yaml',
    'content/../package.json',
    'content/sales/../../package.json',
    '/etc/passwd',
    'content/sales/..\\..\\x.yaml',
    'package.json',
    'content//x.yaml',
    'content/sales/.x.yaml',
    'content/sales/a\u0000.yaml',
    '',
  ])('is refused when it is %j', async (file) => {
    const reason = { status: 422, error: expect.stringMatching(/is not a file under content/) };
    expect(await save(file, 'a: 1')).toMatchObject(reason);
    expect(await upload(file, 'x')).toMatchObject(reason);
    expect(await ask('deleteFiles', { paths: [file] })).toMatchObject(reason);
    expect(await ask('getEntry', { path: file })).toMatchObject(reason);
  });

  it('is refused when it leads through a link', async () => {
    await mkdir(path.join(root, 'elsewhere'));
    await writeFile(path.join(root, 'elsewhere', 'x.yaml'), 'a: 1');
    await symlink('../../elsewhere', path.join(root, 'content/media/linked'));
    await symlink('../../elsewhere/x.yaml', path.join(root, 'content/sales/x.yaml'));
    const reason = { status: 422, error: expect.stringMatching(/is a link to another place/) };
    expect(await save('content/sales/x.yaml', 'a: 2')).toMatchObject(reason);
    expect(await upload('content/media/linked/x.jpg', 'x')).toMatchObject(reason);
    expect(await ask('getMedia', { mediaFolder: 'content/media/linked' })).toMatchObject(reason);
    expect(await ask('deleteFiles', { paths: ['content/sales/x.yaml'] })).toMatchObject(reason);
    expect(await sourceOf('elsewhere/x.yaml')).toBe('a: 1');
    await rm(path.join(root, 'content/media/linked'));
    await rm(path.join(root, 'content/sales/x.yaml'));
  });
});

describe('an entry', () => {
  it('that is new can be saved again when the answer to the first attempt was lost', async () => {
    const file = 'content/places/new-town-mb.yaml';
    const raw = await readFile(path.join(root, place), 'utf8');
    expect((await save(file, raw, [], true)).status).toBe(200);
    expect((await save(file, raw, [], true)).status).toBe(200);
    const other = await save(file, raw.replace(/^name: .*$/m, 'name: Other'), [], true);
    expect(other.error).toMatch(/There is a file .* already/);
    expect(await sourceOf(file)).toBe(raw);
    await rm(path.join(root, file));
  });

  it('is saved with its new picture, and nothing else in it changes', async () => {
    const before = await sourceOf(place);
    const text = await open(place);
    expect(await save(place, text.replace(/^name: .*$/m, 'name: Brandon East'))).toMatchObject({
      status: 200,
    });
    expect(await sourceOf(place)).toBe(before.replace(/^name: .*$/m, 'name: Brandon East'));
    const member = await open('content/team/dale-kowalchuk.md');
    const file = 'content/media/people/new-portrait.jpg';
    const raw = member.replace(/file: people\/.*$/m, 'file: people/new-portrait.jpg');
    expect(await save('content/team/dale-kowalchuk.md', raw, [asset(file, await photo())])).toMatchObject({
      status: 200,
    });
    expect(await sourceOf('content/team/dale-kowalchuk.md')).toContain('people/new-portrait.jpg');
  });

  it.each([
    [
      'a value out of its limits',
      place,
      /^latitude: .*$/m,
      'latitude: 118',
      /^Nothing was saved\. latitude \(Latitude\): 118 is too large: at most 84\. Write: Degrees/,
    ],
    [
      'a picture that is not there',
      sale,
      'sales/burnt-birch-ranch-2.jpg',
      'sales/none.jpg',
      /there is no file content\/media\/sales\/none\.jpg/,
    ],
    ['the ID of another sale', sale, 'sale-1002', 'sale-1001', /sale-1001/],
    ['land that lies elsewhere', sale, 'NW-4-77-8-W6M', 'NW-4-77-8-W9M', /NW-4-77-8-W9M/],
  ])('is refused with %s, and stays as it is', async (_name, file, from, to, reason) => {
    const before = await sourceOf(file);
    const answer = await save(file, (await open(file)).replace(from, to));
    expect(answer).toMatchObject({ status: 422, error: expect.stringMatching(reason) });
    expect(await sourceOf(file)).toBe(before);
  });

  it('is refused with its files when one of them is', async () => {
    const text = await open(place);
    const answer = await save(place, text, [asset('content/media/sales/a.svg', '<svg/>')]);
    expect(answer.status).toBe(422);
    expect(await readdir(path.join(root, 'content/media/sales'))).not.toContain('a.svg');
  });

  it('can be saved though another one has a problem that was there before', async () => {
    const other = path.join(root, 'content/places/taber-ab.yaml');
    const valid = await readFile(other, 'utf8');
    await writeFile(other, 'name: 1\n');
    const text = await open(place);
    expect((await save(place, text.replace(/^name: .*$/m, 'name: Brandon West'))).status).toBe(200);
    expect((await save(place, text.replace(/^latitude: .*$/m, 'latitude: 118'))).error).toMatch(/118/);
    await writeFile(other, valid);
  });

  it('is not deleted while another one needs it', async () => {
    expect((await ask('deleteFiles', { paths: ['content/places/spirit-river-ab.yaml'] })).error).toMatch(
      /content\/sales\/burnt-birch-ranch\.yaml, place.* there is no content\/places\/spirit-river-ab\.yaml/,
    );
    expect(await sourceOf('content/places/spirit-river-ab.yaml')).toContain('name');
  });
});

describe('two editors', () => {
  it('both keep what they write in different entries', async () => {
    const [one, two] = ['content/places/melfort-sk.yaml', 'content/places/weyburn-sk.yaml'];
    const [a, b] = [by('page-a', await open(one)), by('page-b', await open(two))];
    const rename = (text: string) => text.replace(/^name: .*$/m, 'name: Elsewhere');
    expect((await save(one, rename(a))).status).toBe(200);
    expect((await save(two, rename(b))).status).toBe(200);
    expect(await sourceOf(one)).toContain('Elsewhere');
    expect(await sourceOf(two)).toContain('Elsewhere');
  });

  it('do not overwrite each other, and each continues from what it has saved', async () => {
    const text = await open(place);
    const named = (page: string, name: string) => by(page, text).replace(/^name: .*$/m, `name: ${name}`);
    expect((await save(place, named('page-a', 'First'))).status).toBe(200);
    expect((await save(place, named('page-a', 'Second'))).status).toBe(200);
    expect((await save(place, named('page-b', 'Other'))).error).toMatch(
      /^Nothing was saved\. .*brandon-mb\.yaml has been changed by someone else since you opened it\. Copy what/,
    );
    expect(await sourceOf(place)).toContain('name: Second');
    const reopened = by('page-b', await open(place)).replace(/^name: .*$/m, 'name: Third');
    expect((await save(place, reopened)).status).toBe(200);
    expect((await save(place, named('page-a', 'Fourth'))).error).toMatch(/has been changed by someone else/);
  });

  it('do not restore what one has deleted, or create the same entry twice', async () => {
    const file = 'content/places/new-town-sk.yaml';
    const source = (await sourceOf(place)).replace(/^name: .*$/m, 'name: New Town');
    expect((await save(file, source, [], true)).status).toBe(200);
    const other = source.replace('New Town', 'Old Town');
    expect((await save(file, other, [], true)).error).toMatch(/There is a file .*new-town-sk\.yaml already/);
    const opened = await open(file);
    expect((await ask('deleteFiles', { paths: [file] })).status).toBe(200);
    expect((await save(file, opened)).error).toMatch(/has been deleted since you opened it/);
    const copy = markVersion({ source, version: 'a'.repeat(64), editor: 'page-a' });
    expect((await save(file, copy, [], true)).status).toBe(200);
    expect(await sourceOf(file)).toBe(source);
  });
});

it('leaves no files behind, and refuses unknown requests', async () => {
  expect(await readdir(path.join(root, 'generated'))).toEqual([]);
  expect((await ask('getNotes')).status).toBe(422);
});
