import { stripVTControlCharacters } from 'node:util';
import pixelmatch from 'pixelmatch';
import { classifyPicture } from './classify-picture';
import type { PictureResult } from './result';
import type { Shot } from './shots';
import { takePicture, type ScreenshotSession } from './take-picture';
import { runPool } from '../../src/lib/run-pool';

const atOnce = 2;

function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Playwright's message continues with a log of what it tried; the first line says what it waited for.
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
    // Without the browser nothing more can be taken.
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
  let taken = 0;
  return runPool(shots, atOnce, async (shot) => {
    const { state, width, file } = shot;
    const outcome = await take(studio, shot);
    taken += 1;
    if (taken % 10 === 0) console.log(`  ${taken} of ${shots.length}`);
    return { name: state.name, width, file, outcome };
  });
}
