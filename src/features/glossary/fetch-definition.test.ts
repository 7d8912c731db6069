import { describe, expect, it, jest } from '@jest/globals';
import { fetchDefinition } from './fetch-definition';

const fetched = jest.fn<typeof fetch>();
globalThis.fetch = fetched;

describe('fetchDefinition', () => {
  it('fails for a missing or invalid file, requests it again the next time, and keeps the valid one', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(fetchDefinition('slough')).rejects.toThrow('503');
    fetched.mockResolvedValueOnce(new Response('{"slough": "A pond."}'));
    await expect(fetchDefinition('slough')).rejects.toThrow('No definition');
    fetched.mockResolvedValueOnce(new Response('null'));
    await expect(fetchDefinition('slough')).rejects.toThrow('No definition');
    fetched.mockResolvedValueOnce(new Response('{"slough": ["Slough", "A pond."]}'));
    const slough = { slug: 'slough', term: 'Slough', text: 'A pond.' };
    await expect(fetchDefinition('slough')).resolves.toEqual(slough);
    await expect(fetchDefinition('slough')).resolves.toEqual(slough);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
