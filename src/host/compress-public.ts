import { runMain } from '../lib/node/run-main';
import { readConfig } from './config';
import { compressFolder } from './compress-folder';

async function main(): Promise<void> {
  const started = performance.now();
  const report = await compressFolder(readConfig(process.env).publicDir, (done, total) => {
    // At most ten lines, even if the output is a file.
    if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) {
      process.stdout.write(`Compressed ${done} of ${total} files\n`);
    }
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Compression: ${report.compressed} new, ${report.current} kept, ${report.removed} leftovers removed (${seconds} s)\n`,
  );
}

runMain(main);
