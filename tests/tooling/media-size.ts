import { listFiles, sizeOf } from '../../src/model/load/read-folder';

const limitMB = 16;

/** Sample media stays small enough for every checkout. */
async function main(): Promise<void> {
  const files = await listFiles('content/media');
  const sizes = await Promise.all(files.map((file) => sizeOf(`content/media/${file}`)));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  console.log(`content/media holds ${total.toFixed(1)} MB of ${String(limitMB)} MB.`);
  if (total > limitMB) process.exitCode = 1;
}

void main();
