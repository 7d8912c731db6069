import { stripVTControlCharacters } from 'node:util';
import pixelmatch from 'pixelmatch';
import { classifyPicture } from './classify-picture';
import type { PictureResult } from './result';
import type { Shot } from './shots';
import { takePicture, type ScreenshotSession } from './take-picture';

const atOnce = 2;

function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Playwright goes on with a log of what it tried, of which the first line says what it waited for.
  const [first = '', ...log] = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const wait = log.find((line) => line.startsWith('- waiting for'));
  return wait === undefined ? first : `${first} (${wait.slice(2)})`;
}

async function take(studio: ScreenshotSession, shot: Shot): Promise<PictureResult['outcome']> {
  let png: Buffer;
  try {
    png = await takePicture(studio, shot);
  } catch (error) {
    // Without the browser there is nothing to go on with.
    if (!studio.browser.isConnected()) throw error;
    return { kind: 'failed', reason: explain(error) };
  }
  return classifyPicture(shot.file, png, pixelmatch);
}

/** Takes every picture, two at a time, and compares each with the accepted one. */
export async function takePictures(
  studio: ScreenshotSession,
  shots: readonly Shot[],
): Promise<PictureResult[]> {
  const results: PictureResult[] = [];
  const queue = shots.values();
  async function work(): Promise<void> {
    for (const shot of queue) {
      const { state, width, file } = shot;
      results.push({ name: state.name, width, file, outcome: await take(studio, shot) });
      if (results.length % 10 === 0) console.log(`  ${results.length} of ${shots.length}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const order = new Map(shots.map(({ file }, index) => [file, index]));
  return results.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
}
