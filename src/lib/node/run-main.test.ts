import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runMain } from './run-main';

let printed: string;

beforeEach(() => {
  printed = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

async function runAndFail(error: unknown): Promise<void> {
  runMain(async () => {
    await Promise.resolve();
    throw error;
  });
  await new Promise(setImmediate);
}

it('passes on the arguments of the command line, and prints nothing on success', async () => {
  const main = jest.fn<(args: readonly string[]) => Promise<void>>().mockResolvedValue(undefined);
  runMain(main);
  await new Promise(setImmediate);
  expect(main).toHaveBeenCalledWith(process.argv.slice(2));
  expect([printed, process.exitCode ?? 0]).toEqual(['', 0]);
});

it.each([
  ['an error', new Error('No folder.'), 'No folder.\n'],
  ['its cause', new Error('No maps.', { cause: new Error('HTTP 403') }), 'No maps.\nHTTP 403\n'],
  ['a cause that it tells', new Error('No maps: 403.', { cause: new Error('403') }), 'No maps: 403.\n'],
  ['what is no error', 'stopped', 'stopped\n'],
])('reports failures on standard error: %s', async (_, error, text) => {
  await runAndFail(error);
  expect([printed, process.exitCode]).toEqual([text, 1]);
});
