import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readStatus, requestBuild } from './rebuild-api';

const status = {
  state: 'building',
  queued: false,
  startedAt: '2026-11-23T18:00:00Z',
  step: null,
  log: ['Checking the content'],
  last: { result: 'failed', release: null, message: 'No picture', endedAt: '2026-11-23T17:00:00Z' },
  nextChangeAt: null,
};

function answerWith(...responses: readonly Response[]) {
  const fetching = jest.spyOn(globalThis, 'fetch');
  for (const response of responses) fetching.mockResolvedValueOnce(response);
  return fetching;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('readStatus', () => {
  it('returns the status for the token, which is sent only in a header', async () => {
    const fetching = answerWith(Response.json({ ...status, release: '000001' }));
    expect(await readStatus('the-token')).toEqual({ kind: 'status', status });
    expect(fetching.mock.calls).toEqual([
      [
        '/api/rebuilds',
        expect.objectContaining({ method: 'GET', headers: { Authorization: 'Bearer the-token' } }),
      ],
    ]);
  });

  it.each([
    ['wrong-token', Response.json({ error: 'not-allowed' }, { status: 401 })],
    ['not-here', new Response('Not found', { status: 404 })],
    // A static host that answers every address with a page.
    ['not-here', new Response('<!DOCTYPE html>')],
    ['not-here', Response.json({ data: [] })],
    ['no-answer', new Response('', { status: 502 })],
  ])('is %s', async (kind, response) => {
    answerWith(response);
    expect(await readStatus('the-token')).toEqual({ kind });
  });

  it('is no-answer without a connection', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await readStatus('the-token')).toEqual({ kind: 'no-answer' });
  });
});

describe('requestBuild', () => {
  it('requests a build and then the status', async () => {
    const fetching = answerWith(
      Response.json({ rebuild: 'started' }, { status: 202 }),
      Response.json(status),
    );
    expect(await requestBuild('the-token')).toEqual({ kind: 'status', status });
    expect(fetching.mock.calls.map(([, options]) => options?.method)).toEqual(['POST', 'GET']);
  });

  it('reports that the token is no longer accepted', async () => {
    answerWith(new Response('', { status: 401 }));
    expect(await requestBuild('old')).toEqual({ kind: 'wrong-token' });
  });
});
