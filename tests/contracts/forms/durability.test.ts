import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { runPool } from '../../../src/lib/run-pool';
import { openFormStore } from '../../../src/host/forms/stores/open-form-store';
import { createHostFolder, startHostProcess, type HostFolder } from './host-process';
import { contactFields, postForm } from './serve-forms';

let folder: HostFolder;

beforeEach(async () => {
  folder = await createHostFolder();
});
afterEach(() => folder.remove());

async function storedIds(): Promise<string[]> {
  const store = openFormStore({ kind: 'sqlite', file: folder.file }, () => undefined);
  const submissions = await store.listSubmissions();
  await store.close();
  return submissions.map(({ id }) => id);
}

/** Posts a form; true once it is answered as stored, false when it is refused or the connection breaks. */
async function isAnswered(origin: string, id: string, message = 'Hello'): Promise<boolean> {
  try {
    const response = await postForm(origin, { ...contactFields, 'submission-id': id, message });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

it('keeps every answered form once when the process is killed during a thousand posts', async () => {
  const ids = Array.from({ length: 1000 }, () => randomUUID());
  const first = await startHostProcess(folder);
  const answered: string[] = [];
  let killed: Promise<void> | undefined;
  // A thousand posts at once may all be answered before this process has read 300 of the answers.
  await runPool(ids, 50, async (id) => {
    if (!(await isAnswered(first.origin, id))) return;
    answered.push(id);
    if (answered.length === 300) killed = first.kill();
  });
  await killed;
  expect(answered.length).toBeGreaterThanOrEqual(300);
  expect(answered.length).toBeLessThan(1000);
  expect(await storedIds()).toEqual(expect.arrayContaining(answered));

  const second = await startHostProcess(folder);
  const unanswered = ids.filter((id) => !answered.includes(id));
  const retried = await Promise.all(unanswered.map((id) => isAnswered(second.origin, id)));
  await second.terminate();
  expect(retried).not.toContain(false);
  expect((await storedIds()).sort()).toEqual(ids.sort());
}, 120_000);

it('answers 503 on a full disk, keeps acknowledged forms, and serves pages', async () => {
  const host = await startHostProcess(folder, {}, 256);
  const outcomes: { readonly id: string; readonly ok: boolean }[] = [];
  for (let post = 0; post < 150; post += 1) {
    const id = randomUUID();
    outcomes.push({ id, ok: await isAnswered(host.origin, id, 'x'.repeat(2900)) });
  }
  const answered = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.length).toBeLessThan(150);
  const refused = await postForm(host.origin, { ...contactFields, message: 'x'.repeat(2900) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await fetch(host.origin)).status).toBe(200);
  await host.kill();
  expect(await storedIds()).toEqual(expect.arrayContaining(answered));

  const roomy = await startHostProcess(folder);
  const lost = outcomes.filter(({ ok }) => !ok);
  for (const { id } of lost) expect(await isAnswered(roomy.origin, id)).toBe(true);
  await roomy.terminate();
  expect((await storedIds()).sort()).toEqual(outcomes.map(({ id }) => id).sort());
});
