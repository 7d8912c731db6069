import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readAudio } from './read-audio';

const sample = path.resolve('content/media/podcast/episode-1.mp3');
let file: string;

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'audio-')), 'sound.mp3');
});

afterEach(async () => {
  await rm(path.dirname(file), { recursive: true });
});

async function readBytes(bytes: Uint8Array) {
  await writeFile(file, bytes);
  return readAudio(file, bytes.byteLength);
}

it('reads the length of a recording', async () => {
  expect(await readBytes(await readFile(sample))).toEqual({ ok: true, value: { seconds: 97 } });
});

it('counts the frames when no header gives the length', async () => {
  const whole = await readFile(sample);
  // The first frame is the header; audio begins with the second one.
  const audio = await readBytes(whole.subarray(whole.byteLength / 2));
  expect(audio.ok && Math.abs(audio.value.seconds - 48) <= 1).toBe(true);
});

it('reports an upload that was cut off', async () => {
  const whole = await readFile(sample);
  expect(await readBytes(whole.subarray(0, whole.byteLength / 2))).toEqual({
    ok: false,
    failure: expect.stringContaining('is cut off'),
  });
});

it.each([
  ['no sound', Buffer.from('This is a text.')],
  ['an empty file', Buffer.alloc(0)],
])('reports %s', async (_name, bytes) => {
  expect(await readBytes(bytes)).toEqual({ ok: false, failure: 'cannot be read as MP3' });
});
