import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fail, ok } from '../../lib/result';
import { fetchBuildVersion } from './fetch-build-version';

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetched;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('fetchBuildVersion', () => {
  it('reads the scripts and the content of a page, and asks the server each time', async () => {
    fetched.mockResolvedValueOnce(new Response('{"webpackCompilationHash":"c0ffee"}'));
    fetched.mockResolvedValueOnce(new Response('{"result":{"pageContext":{"title":"Sales"}}}'));
    expect(await fetchBuildVersion('/showcase/')).toEqual(
      ok({ scripts: 'c0ffee', content: '{"title":"Sales"}' }),
    );
    expect(fetched.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual([
      ['/page-data/app-data.json', 'no-cache'],
      ['/page-data/showcase/page-data.json', 'no-cache'],
    ]);
  });

  it('fails when either of the files does not arrive', async () => {
    fetched.mockResolvedValueOnce(new Response('{}'));
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await fetchBuildVersion('/showcase/')).toEqual(fail('unreachable'));
  });
});
