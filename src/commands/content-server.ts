import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';

/** The server that reads and writes the files of a project for the CMS. */
export interface ContentServer {
  readonly origin: string;
  readonly stop: () => void;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts Decap's server for local files. It asks nobody for a password, so only this computer reaches it.
 *
 * @param folder The folder above content/.
 * @throws When it ends before it takes requests.
 */
export async function startContentServer(folder: string): Promise<ContentServer> {
  const port = String(await freePort());
  const program = createRequire(path.resolve('package.json')).resolve('decap-server');
  const env = { ...process.env, PORT: port, BIND_HOST: '127.0.0.1', MODE: 'fs', GIT_REPO_DIRECTORY: folder };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('listening')) resolve();
    });
    child.once('error', reject).once('exit', () => {
      reject(new Error(`The server for files of the CMS has ended. ${output}`));
    });
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
